import { type RawBuilder, sql } from 'kysely';
import { fallbackChain } from '#brand/texts.ts';
import type { GoodDelivery, PointGood, Redemption } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import { chooseText } from '#domain/text/choose-text.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { MAX_ID } from '../../platform/id.ts';
import { cursorId, pageOf } from '../../platform/paging.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

const PAGE = 20;

interface Row {
  readonly id: bigint;
  /** null: points were turned into cash. */
  readonly good: PointGood | null;
  readonly quantity: number;
  readonly points: bigint;
  /** null: not known of old ones. */
  readonly points_after: bigint | null;
  readonly currency: string;
  readonly amount_micro: bigint | null;
  readonly delivery: GoodDelivery | null;
  readonly status: Redemption['status'];
  readonly note: string;
  readonly at: Date;
  readonly decided_at: Date | null;
}

const redeemed = (where: RawBuilder<unknown>) => sql`
  select id, good, quantity, points, points_after, currency, amount_micro, delivery, status, note,
    created_at as at, decided_at
  from point_redemption where ${where}`;

const converted = (where: RawBuilder<unknown>) => sql`
  select id, null::jsonb as good, 1 as quantity, points, points_after, currency, amount_micro,
    null::jsonb as delivery, 'approved' as status, '' as note, created_at as at, created_at as decided_at
  from point_conversion where ${where}`;

/** Redemptions of a player, newest first. */
export async function listRedemptions(
  db: Db,
  { brand, memberId }: MemberKey,
  { cursor, limit = PAGE, status, from, to }: RequestOf<'listRedemptions'>['query'],
  language: string,
): Promise<ReplyOf<'listRedemptions'>> {
  const before = cursor === undefined ? MAX_ID : cursorId(cursor);
  const own = sql`member_id = ${memberId}::bigint and brand = ${brand}::text and id < ${before}::bigint
    and ${from === undefined ? sql`true` : sql`created_at >= ${from}::timestamptz`}
    and ${to === undefined ? sql`true` : sql`created_at < ${to}::timestamptz`}`;
  const some = limit + 1;
  const goods = redeemed(
    sql`${own} and ${status === undefined ? sql`true` : sql`status = ${status}::text`}
      order by id desc limit ${some}::int`,
  );
  const cash = converted(
    sql`${own} and ${status === undefined || status === 'approved'}::boolean
      order by id desc limit ${some}::int`,
  );
  const { rows } = await sql<Row>`
    (${goods}) union all (${cash}) order by id desc limit ${some}::int
  `.execute(db);
  return pageOf(rows, limit, (row) => redemptionOf(row, language));
}

/** One redemption of a player, which the caller knows to be there. */
export async function readRedemption(
  tx: Tx,
  { brand, memberId }: MemberKey,
  id: bigint,
  language: string,
): Promise<Redemption> {
  const { rows } = await sql<Row>`${redeemed(sql`id = ${id}::bigint and brand = ${brand}::text
    and member_id = ${memberId}::bigint`)}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error(`redemption ${id} is not there`);
  return redemptionOf(row, language);
}

/** Points of goods that staff still look at. */
export async function pendingPointsOf(
  db: Db | Tx,
  { brand, memberId }: MemberKey,
): Promise<number> {
  const { pending } = await db
    .selectFrom('point_redemption')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<bigint>('points'), eb.lit(0)).as('pending'))
    .where('member_id', '=', memberId)
    .where('brand', '=', brand)
    .where('status', '=', 'inProcess')
    .executeTakeFirstOrThrow();
  return Number(pending);
}

/** Redemptions that wait for staff, in all brands. */
export async function countWaiting(db: Db): Promise<number> {
  const { waiting } = await db
    .selectFrom('point_redemption')
    .select((eb) => eb.fn.countAll<bigint>().as('waiting'))
    .where('status', '=', 'inProcess')
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

/** The title of goods in the first of the languages that they have. */
export const goodTitle = ({ texts }: Pick<PointGood, 'texts'>, languages: readonly string[]) =>
  chooseText(texts, languages)?.title ?? '';

function redemptionOf(row: Row, language: string): Redemption {
  const { good, points, points_after: after, status } = row;
  return {
    redemptionId: String(row.id),
    kind: good?.kind ?? 'convert',
    title: good === null ? '' : goodTitle(good, fallbackChain(language)),
    quantity: row.quantity,
    pointsRequired: Number(points),
    amountRequiredMicro: good === null || good.depositedMicro === '0' ? null : good.depositedMicro,
    amountMicro: row.amount_micro === null ? null : String(row.amount_micro),
    currency: row.currency,
    status,
    remark: row.note,
    changedPoints: status === 'rejected' ? 0 : -Number(points),
    pointsBalance: after === null ? null : Math.max(0, Number(after)),
    delivery: row.delivery,
    at: row.at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
  };
}
