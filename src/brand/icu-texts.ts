import ICU, { type IcuConfig } from 'i18next-icu';
import { IntlMessageFormat } from 'intl-messageformat';

declare module 'i18next-icu' {
  interface IcuInstance<TOptions = IcuConfig> {
    /** i18next calls it for each text; the package does not declare it. */
    parse(message: string, options: TOptions, ...rest: readonly unknown[]): string;
  }
}

// The library looks through every locale of the browser first, which costs a phone a sixth of a second.
IntlMessageFormat.resolveLocale = (locales) =>
  new Intl.Locale(typeof locales === 'string' ? locales : (locales[0] ?? 'en'));

/** Characters that mean something in an ICU message. */
const MARKS = /[{}<>'#|]/;
const ARGUMENT = /\{\s*(\w+)\s*\}/g;

/**
 * ICU messages for i18next. Most texts have no argument, or only some that are put in as they are: a
 * formatter for each costs a phone more than drawing the page, so only the others have one.
 */
export class IcuTexts extends ICU {
  override parse(message: string, options: IcuConfig, ...rest: readonly unknown[]): string {
    if (!MARKS.test(message)) return message;
    return filled(message, options) ?? super.parse(message, options, ...rest);
  }
}

/** The message with its arguments put in; null: it needs a formatter. */
export function filled(message: string, values: object): string | null {
  if (MARKS.test(message.replaceAll(ARGUMENT, ''))) return null;
  let isWhole = true;
  const text = message.replaceAll(ARGUMENT, (_argument, name: string) => {
    const value: unknown = (values as Readonly<Record<string, unknown>>)[name];
    if (typeof value === 'string' || typeof value === 'number') return String(value);
    isWhole = false;
    return '';
  });
  return isWhole ? text : null;
}
