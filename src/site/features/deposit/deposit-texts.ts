/** Namespaces of the deposit screen and its parts. */
export const DEPOSIT_TEXTS = ['deposit', 'safer-play', 'promotion'] as const;
