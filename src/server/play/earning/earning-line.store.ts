import { sql } from 'kysely';
import type { EarningBase, EarningKind, LineTerms } from '#domain/earning/earning-kind.ts';
import type { Tx } from '../../platform/db/database.ts';
import { newId } from '../../platform/id.ts';

/** The terms of a line as a key: lines of rounds that differ in them are apart. */
export const termsKeyOf = (terms: LineTerms): string =>
  Object.keys(terms)
    .toSorted()
    .map((name) => terms[name])
    .join(' ');

/** The key of a line within its kind. */
export const lineKeyOf = (line: Omit<EarningBase, 'baseMicro' | 'terms'>, key: string): string =>
  [line.memberId, line.from, line.to, line.sourceId, line.category, line.currency, key].join(' ');

interface AddedLine {
  readonly id: bigint;
  readonly base: bigint;
  readonly terms: LineTerms;
}

/** Adds to the bases of lines; each amount is computed of the whole base, so that it is rounded once. */
export async function addToLines(
  tx: Tx,
  brand: string,
  kind: EarningKind,
  bases: readonly EarningBase[],
): Promise<void> {
  const lines = joined(bases);
  if (lines.length === 0) return;
  const { rows } = await upsert(
    tx,
    brand,
    kind,
    lines.map((line) => ({ ...line, key: termsKeyOf(line.terms), amountMicro: 0n })),
    sql`base_micro = l.base_micro + excluded.base_micro`,
  );
  await sql`
    update earning_line set amount_micro = a.amount
    from unnest(
      ${rows.map(({ id }) => id)}::bigint[],
      ${rows.map(({ base, terms }) => kind.amountOf(base, terms))}::bigint[]
    ) as a (id, amount)
    where earning_line.id = a.id
  `.execute(tx);
}

/** Bases with the same key as one, in the order of their keys, so that two writers lock them alike. */
function joined(bases: readonly EarningBase[]): readonly EarningBase[] {
  const lines = new Map<string, EarningBase>();
  for (const one of bases) {
    const key = lineKeyOf(one, termsKeyOf(one.terms));
    const held = lines.get(key);
    const baseMicro = (held?.baseMicro ?? 0n) + one.baseMicro;
    lines.set(key, { ...one, baseMicro });
  }
  return [...lines.entries()].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line);
}

export interface WrittenLine extends EarningBase {
  readonly key: string;
  readonly amountMicro: bigint;
}

/** Writes lines as they come to now. */
export async function putLines(
  tx: Tx,
  brand: string,
  kind: EarningKind,
  lines: readonly WrittenLine[],
): Promise<void> {
  if (lines.length === 0) return;
  const set = sql`terms = excluded.terms, base_micro = excluded.base_micro,
    amount_micro = excluded.amount_micro`;
  await upsert(tx, brand, kind, lines, set);
}

function upsert(
  tx: Tx,
  brand: string,
  kind: EarningKind,
  lines: readonly WrittenLine[],
  set: ReturnType<typeof sql>,
) {
  const column = <T>(read: (line: WrittenLine) => T) => lines.map(read);
  return sql<AddedLine>`
    insert into earning_line as l (id, brand, kind, member_id, source_id, from_day, to_day, category,
      currency, terms, terms_key, is_due_at_once, base_micro, amount_micro)
    select n.id, ${brand}::text, ${kind.code}::text, n.member_id, n.source_id, n.from_day, n.to_day,
      n.category, n.currency, n.terms::jsonb, n.terms_key, n.at_once, n.base, n.amount
    from unnest(
      ${column(() => newId())}::bigint[],
      ${column(({ memberId }) => memberId)}::bigint[],
      ${column(({ sourceId }) => sourceId)}::bigint[],
      ${column(({ from }) => from)}::text[],
      ${column(({ to }) => to)}::text[],
      ${column(({ category }) => category)}::text[],
      ${column(({ currency }) => currency)}::text[],
      ${column(({ terms }) => JSON.stringify(terms))}::text[],
      ${column(({ key }) => key)}::text[],
      ${column(({ terms }) => kind.pays.atOnce?.(terms) ?? false)}::boolean[],
      ${column(({ baseMicro }) => baseMicro)}::bigint[],
      ${column(({ amountMicro }) => amountMicro)}::bigint[]
    ) as n (id, member_id, source_id, from_day, to_day, category, currency, terms, terms_key, at_once,
      base, amount)
    on conflict (member_id, kind, from_day, to_day, source_id, category, currency, terms_key)
    do update set ${set}
    returning l.id, l.base_micro as base, l.terms
  `.execute(tx);
}
