import type { LotteryDrawProof, LotteryDrawStatus } from '#contract/generated/types.ts';
import type { ReplyOf, RequestOf } from '#contract/operation.ts';
import type { Lottery } from '#domain/lottery/lottery.ts';
import type { Db } from '../../platform/db/database.ts';
import { cursorMoment, pageOf } from '../../platform/paging.ts';
import { Problem } from '../../platform/problem.ts';
import { drawView } from './lottery-state.read.ts';

const PAGE = 30;

/** The drawn issues of a lottery, newest first. */
export async function openedNumero(
  db: Db,
  { code, drawCode }: Lottery,
  { cursor, limit = PAGE }: Pick<RequestOf<'listOpenedNumero'>['query'], 'cursor' | 'limit'>,
): Promise<ReplyOf<'listOpenedNumero'>> {
  let rows = db
    .selectFrom('lottery_draw')
    .select(['opens_at', 'numero', 'numbers', 'draws_at as drawsAt'])
    .where('draw_code', '=', drawCode)
    .where('numbers', 'is not', null)
    .orderBy('opens_at', 'desc')
    .limit(limit + 1);
  if (cursor !== undefined) {
    rows = rows.where('opens_at', '<', cursorMoment(cursor));
  }
  // An issue is known by its opening: draws that were missed are written later.
  const found = (await rows.execute()).map((row) => ({
    ...row,
    id: BigInt(row.opens_at.getTime()),
  }));
  return pageOf(found, limit, ({ numero, numbers, drawsAt }) =>
    drawView(code, { numero, numbers: numbers ?? '', drawsAt }),
  );
}

/** What proves a draw: seed and beacon are secret until it is drawn. @throws Problem DRAW_NOT_FOUND */
export async function drawProof(
  db: Db,
  { code, drawCode, source }: Lottery,
  numero: string,
): Promise<LotteryDrawProof> {
  const row = await db
    .selectFrom('lottery_draw as d')
    .leftJoin('lottery_chain as c', 'c.id', 'd.chain_id')
    .selectAll('d')
    .select('c.terminal_hash')
    .where('d.draw_code', '=', drawCode)
    .where('d.numero', '=', numero)
    .executeTakeFirst();
  if (row === undefined) throw new Problem('DRAW_NOT_FOUND');
  const isDrawn = row.numbers !== null;
  const { beacon_value: value, beacon_commitment: commitment } = row;
  return {
    gameCode: code,
    drawCode,
    numero,
    status: shownStatus(row.status),
    numbers: row.numbers?.split(',') ?? null,
    source,
    position: row.position ?? 0,
    commitment: row.commitment,
    serverSeed: isDrawn ? row.server_seed : null,
    beacon:
      isDrawn && value !== null && commitment !== null
        ? { source: row.beacon_source ?? '', round: row.beacon_round ?? '', value, commitment }
        : null,
    chainEnd: row.terminal_hash,
    drawnAt: row.resulted_at?.toISOString() ?? null,
  };
}

/** What is being taken back is shown as its end. */
export function shownStatus(status: string): LotteryDrawStatus {
  if (status === 'voiding') return 'void';
  return (status === 'correcting' ? 'settling' : status) as LotteryDrawStatus;
}
