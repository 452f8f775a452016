import { momentFormat, numberFormat } from './formatters.ts';

type Style = 'day' | 'minute' | 'second';

const styles: Readonly<Record<Style, Intl.DateTimeFormatOptions>> = {
  day: { dateStyle: 'medium' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  second: { dateStyle: 'medium', timeStyle: 'medium' },
};

/** A moment (ISO 8601) as the reader's own calendar and clock have it. */
export function formatMoment(moment: string, language: string, style: Style = 'minute'): string {
  return momentFormat(language, styles[style]).format(new Date(moment));
}

/** A span between two moments; a day that both have is written once. */
export const momentRange = (from: string, to: string, language: string): string =>
  momentFormat(language, styles.minute).formatRange(new Date(from), new Date(to));

/** A calendar day (yyyy-MM-dd) in the reader's notation, whatever time zone the reader is in. */
export function formatDay(day: string, language: string): string {
  const options = { ...styles.day, timeZone: 'UTC' };
  return momentFormat(language, options).format(new Date(day));
}

/** Seconds as minutes:seconds, or hours:minutes:seconds from an hour on. */
export function formatCountdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const parts = [Math.floor(left / 3600), Math.floor(left / 60) % 60, left % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part) => String(part).padStart(2, '0')).join(':');
}

/** A span of seconds in words: "3 minutes", "40 seconds". */
export function formatSpan(seconds: number, language: string): string {
  const [value, unit] =
    seconds < 90
      ? [Math.max(1, Math.round(seconds)), 'second']
      : seconds < 5400
        ? [Math.round(seconds / 60), 'minute']
        : [Math.round(seconds / 3600), 'hour'];
  return numberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: 'long',
  }).format(value);
}
