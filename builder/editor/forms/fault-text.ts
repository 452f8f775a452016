import type { Say } from '#ui/i18n/useTexts.ts';
import type { Fault } from './section-faults.ts';

/** Keywords with words of their own in builder.json. */
const KNOWN: ReadonlySet<string> = new Set([
  'required',
  'type',
  'enum',
  'pattern',
  'minLength',
  'maxLength',
  'minimum',
  'maximum',
  'minItems',
  'maxItems',
  'uniqueItems',
  'minProperties',
  'additionalProperties',
]);

/** What a fault says to a person. */
export function faultText(say: Say, { keyword, params }: Fault): string {
  const key = KNOWN.has(keyword) ? keyword : 'other';
  return say(`builder:fault.${key}`, { limit: params['limit'] ?? 0, keyword });
}
