import type { AgentTerms } from '#contract/generated/types.ts';
import { latinDigits } from '#domain/text/latin-digits.ts';
import { percentDecimal } from '#ui/i18n/percent-text.ts';

/** Terms as typed. */
export interface TermsEntry {
  readonly series: string;
  /** A percentage. */
  readonly share: string;
}

export interface TermsBounds {
  readonly seriesFloor: number;
  /** Nobody hands on more than the own terms. */
  readonly own: AgentTerms;
}

export type SeriesFault = 'odd' | 'low' | 'high';
export type ShareFault = 'number' | 'high';

const PERCENT = /^(\d{1,3})(?:[.,٫،](\d{1,2}))?$/;

export function seriesFault(text: string, { seriesFloor, own }: TermsBounds): SeriesFault | null {
  const series = seriesOf(text);
  if (series === null || series % 2 !== 0) return 'odd';
  if (series < seriesFloor) return 'low';
  return series > own.series ? 'high' : null;
}

export function shareFault(text: string, { own }: TermsBounds): ShareFault | null {
  const share = shareOf(text);
  if (share === null) return 'number';
  return share > own.shareBasisPoints ? 'high' : null;
}

/** The typed terms; null while a field is out of bounds. */
export function readTerms(entry: TermsEntry, bounds: TermsBounds): AgentTerms | null {
  const series = seriesOf(entry.series);
  const share = shareOf(entry.share);
  if (series === null || share === null || seriesFault(entry.series, bounds) !== null) return null;
  if (shareFault(entry.share, bounds) !== null) return null;
  return { series, shareBasisPoints: share };
}

export function termsEntry({ series, shareBasisPoints }: AgentTerms): TermsEntry {
  return {
    series: String(series),
    share: percentDecimal(shareBasisPoints).replace(/\.00$/, ''),
  };
}

/** The typed series; null when it is not a number. */
export function seriesOf(text: string): number | null {
  const typed = latinDigits(text);
  return /^\d{1,4}$/.test(typed) ? Number(typed) : null;
}

function shareOf(text: string): number | null {
  const match = PERCENT.exec(latinDigits(text.trim()));
  if (match === null) return null;
  const [, whole = '', fraction = ''] = match;
  return Number(whole + fraction.padEnd(2, '0'));
}
