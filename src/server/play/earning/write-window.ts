import type {
  EarningBase,
  EarningFigures,
  LineTerms,
  ReadSetting,
  WindowKind,
} from '#domain/earning/earning-kind.ts';
import type { DayRange } from '#domain/day/day.ts';
import type { Tx } from '../../platform/db/database.ts';
import { levelsOf } from '../../vip/level.read.ts';
import { memberSums } from '../figures/member-sums.read.ts';
import { lineKeyOf, putLines, type WrittenLine } from './earning-line.store.ts';

export interface WindowPage {
  /** Members above this, ascending; or one member. */
  readonly afterMember?: bigint;
  readonly memberId?: bigint;
  readonly members: number;
}

/**
 * Computes the lines of a page of members in a window from their figures as they are now. A line that
 * would come to nothing is written only where there is one already.
 * @returns the last member of the page; null: there was none
 */
export async function writeWindow(
  tx: Tx,
  kind: WindowKind,
  { brand, window, setting }: { brand: string; window: DayRange; setting: ReadSetting },
  page: WindowPage,
): Promise<bigint | null> {
  const sums = await memberSums(tx, { brand, ...window, ...page });
  const levels = await levelsOf(tx, [...new Set(sums.map(({ memberId }) => memberId))]);
  const figures = sums.map((sum) => ({ ...sum, level: levels.get(sum.memberId) ?? 0 }));
  const members = [...byMember(figures).values()];
  const bases = members.flatMap((own) => kind.rule(own, window, setting));
  const covered = await coveredMembers(tx, kind, window, bases);
  const known = await knownTerms(tx, kind, window, bases);
  const lines = bases.flatMap((base): readonly WrittenLine[] => {
    const held = known.get(lineKeyOf(base, ''));
    if (held === undefined && covered.has(base.memberId)) return [];
    const terms = kind.keepsTerms && held !== undefined ? held : base.terms;
    const amountMicro = kind.amountOf(base.baseMicro, terms);
    if (held === undefined && amountMicro <= 0n) return [];
    return [{ ...base, terms, key: '', amountMicro }];
  });
  await putLines(tx, brand, kind, lines);
  return figures.at(-1)?.memberId ?? null;
}

function byMember(
  figures: readonly EarningFigures[],
): ReadonlyMap<bigint, readonly EarningFigures[]> {
  const members = new Map<bigint, EarningFigures[]>();
  for (const one of figures) {
    const held = members.get(one.memberId);
    if (held === undefined) members.set(one.memberId, [one]);
    else held.push(one);
  }
  return members;
}

const idsOf = (bases: readonly EarningBase[]): bigint[] => [
  ...new Set(bases.map(({ memberId }) => memberId)),
];

/** Members with lines of some of these days by a window of another length: no day is paid for twice. */
async function coveredMembers(
  tx: Tx,
  { code }: WindowKind,
  { from, to }: DayRange,
  bases: readonly EarningBase[],
): Promise<ReadonlySet<bigint>> {
  if (bases.length === 0) return new Set();
  const rows = await tx
    .selectFrom('earning_line')
    .select('member_id')
    .distinct()
    .where('member_id', 'in', idsOf(bases))
    .where('kind', '=', code)
    .where('from_day', '<=', to)
    .where('to_day', '>=', from)
    .where((eb) => eb.or([eb('from_day', '<>', from), eb('to_day', '<>', to)]))
    .execute();
  return new Set(rows.map((row) => row.member_id));
}

/** Terms of the lines that there are already, by their keys; held until the transaction ends. */
async function knownTerms(
  tx: Tx,
  { code }: WindowKind,
  { from, to }: DayRange,
  bases: readonly EarningBase[],
): Promise<ReadonlyMap<string, LineTerms>> {
  if (bases.length === 0) return new Map();
  const rows = await tx
    .selectFrom('earning_line')
    .select(['member_id', 'source_id', 'category', 'currency', 'terms'])
    .where('member_id', 'in', idsOf(bases))
    .where('kind', '=', code)
    .where('from_day', '=', from)
    .where('to_day', '=', to)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(
    rows.map((row) => {
      const { member_id: memberId, source_id: sourceId, category, currency } = row;
      const key = lineKeyOf({ memberId, sourceId, from, to, category, currency }, '');
      // Written only by `putLines`.
      return [key, row.terms as LineTerms];
    }),
  );
}
