import type { ErrorObject } from 'ajv';
import type { Json } from '#brand/json.ts';
import { toPointer } from '#brand/json-pointer.ts';
import type { SectionForm } from '../../registry/load-section.ts';

/** What the schema holds against a value. */
export interface Fault {
  /** Into the manifest. */
  readonly pointer: string;
  /** Keyword of the schema: required, pattern, maxLength ... */
  readonly keyword: string;
  readonly params: Readonly<Record<string, string | number>>;
}

/** Keywords that only repeat, from outside, what another one says about the value itself. */
const ECHOES: ReadonlySet<string> = new Set(['oneOf', 'if', 'discriminator']);

/** Validates a section with its compiled validator. */
export function sectionFaults(form: SectionForm, data: Json | undefined, section: string): Fault[] {
  const { errors = [] } = form.validator.rawValidation<ErrorObject>(form.schema, data);
  return errors
    .filter(({ keyword }) => !ECHOES.has(keyword))
    .map(({ instancePath, keyword, params }) => ({
      pointer: `/${section}${instancePath}${missing(params)}`,
      keyword,
      params: scalars(params),
    }));
}

/** A key that is missing or unknown is at fault itself, not what holds it. */
function missing(params: Record<string, unknown>): string {
  const key = params['missingProperty'] ?? params['additionalProperty'];
  return typeof key === 'string' ? toPointer([key]) : '';
}

function scalars(params: Record<string, unknown>): Record<string, string | number> {
  const entries = Object.entries(params).filter(
    (entry): entry is [string, string | number] =>
      typeof entry[1] === 'string' || typeof entry[1] === 'number',
  );
  return Object.fromEntries(entries);
}
