/** The colour of each seat, as style sheets and player marks name it. */
export const SEAT_COLOURS = ['Orange', 'Blau', 'Grün', 'Schwarz'] as const;
