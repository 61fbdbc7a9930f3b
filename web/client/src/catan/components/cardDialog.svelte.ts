// Which development card asks for resources right now.
export const asking: { card: 'monopoly' | 'invention' | undefined } = $state({ card: undefined });
