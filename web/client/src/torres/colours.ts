/** The colours of the seats, as the marks and the style sheets name them. */
export const SEAT_COLOUR = ['Orange', 'Blau', 'Grün', 'Schwarz'] as const;
