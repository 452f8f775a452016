/** Texts by key. */
export type Texts = Readonly<Record<string, string>>;

/** Texts by namespace, then key. */
export type TextResources = Readonly<Record<string, Texts>>;
