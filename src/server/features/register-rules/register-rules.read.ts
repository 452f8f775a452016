import type {
  BrandOffers,
  RegisterRule,
  RegisterRuleSettings,
  WhitelabelFlag,
} from '#contract/generated/types.ts';
import {
  REGISTRATION_FIELD_IDS,
  REGISTRATION_FIELDS,
} from '#domain/registration/registration-fields.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { readFactStamp } from '../../platform/server-fact.ts';

/** What a live brand is, as far as its form goes. */
export interface BrandForm {
  offers: BrandOffers;
  flags: readonly WhitelabelFlag[];
}

/** A brand's rules for every field; a field without one is off, with the product's own bounds. */
export async function readRules(db: Db | Tx, brand: string): Promise<RegisterRule[]> {
  const rows = await db
    .selectFrom('register_rule')
    .selectAll()
    .where('brand', '=', brand)
    .execute();
  const written = new Map(rows.map((row) => [row.field, row]));
  return REGISTRATION_FIELD_IDS.map((field) => {
    const row = written.get(field);
    if (row === undefined) {
      const off = { enabled: false, required: false, acceptedPattern: '' };
      return { field, ...off, ...REGISTRATION_FIELDS[field] };
    }
    return {
      field,
      enabled: row.enabled,
      required: row.required,
      minLength: row.min_length,
      maxLength: row.max_length,
      acceptedPattern: row.accepted_pattern,
      patternId: row.pattern_id,
    };
  });
}

/** What the office edits. */
export async function readRuleSettings(
  db: Db | Tx,
  brand: string,
  { offers, flags }: BrandForm,
): Promise<RegisterRuleSettings> {
  const stamp = await readFactStamp(db, brand, 'registerRules');
  return { brand, ...stamp, rules: await readRules(db, brand), flags: [...flags], offers };
}
