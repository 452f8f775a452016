/** A text key with its parameters, or a text the brand wrote itself in the visitor's language. */
export type Label =
  | { readonly key: string; readonly params?: Readonly<Record<string, string | number>> }
  | { readonly text: string };
