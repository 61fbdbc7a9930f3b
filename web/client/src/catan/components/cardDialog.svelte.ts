/** The development card whose dialog is open. */
export const cardDialog: { card: 'monopoly' | 'invention' | undefined } = $state({
  card: undefined,
});
