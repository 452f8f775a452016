/** A text key with its parameters, or words that the brand or its operators wrote themselves. */
export type Label =
  | { readonly key: string; readonly params?: Readonly<Record<string, string | number>> }
  | {
      readonly text: string;
      /** Of the words, where it is not the page's. */
      readonly language?: string;
    };
