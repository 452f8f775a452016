/** A brand as an installed app shows it. */
export interface WebAppBrand {
  readonly id: string;
  /** Of the live revision: pictures keep their addresses as long as it lives. */
  readonly hash: string;
  readonly name: string;
  readonly description: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Behind the app while it opens, and beside it in the system's bars; `#rrggbb`. */
  readonly colours: { readonly background: string; readonly bar: string };
  /** SVG, square. */
  readonly icon: string;
}

export type FindWebApp = (host: string) => WebAppBrand | null;

/** Side of the icon's drawing. */
export const ICON_SIDE = 512;
