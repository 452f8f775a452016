import ICU, { type IcuConfig } from 'i18next-icu';

declare module 'i18next-icu' {
  interface IcuInstance<TOptions = IcuConfig> {
    /** i18next calls it for each text; the package does not declare it. */
    parse(message: string, options: TOptions, ...rest: readonly unknown[]): string;
  }
}

/** Characters that mean something in an ICU message. */
const MARKS = /[{}<>'#|]/;

/**
 * ICU messages for i18next. Most texts have no argument: they are given as they are, since a formatter for
 * each costs a phone more than drawing the page.
 */
export class IcuTexts extends ICU {
  override parse(message: string, options: IcuConfig, ...rest: readonly unknown[]): string {
    return MARKS.test(message) ? super.parse(message, options, ...rest) : message;
  }
}
