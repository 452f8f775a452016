import { sql } from 'kysely';
import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import type { ReplyOf } from '#contract/operation.ts';
import type { ReconciliationDifference } from '#contract/generated/types.ts';
import { shardOf } from '#domain/ledger/shard.ts';
import { findRoundByRef } from '../../play/rounds/round.read.ts';
import type { Db } from '../../platform/db/database.ts';
import { effectOf, takenIn } from './compare.read.ts';

const MOST = 100;
const MOST_CHARACTERS = 100_000;

const unpack = promisify(inflateRaw);

/** Our movements of a difference's reference and round, and the calls of its round. */
export async function readEvidence(
  db: Db,
  difference: ReconciliationDifference,
): Promise<ReplyOf<'getDifferenceEvidence'>> {
  const { party, reference, roundRef, brand } = difference;
  const memberId = BigInt(difference.memberId);
  const isChannel = party.kind === 'channel';
  const { rows: movements } = await sql<{
    id: bigint;
    kind: string;
    external_ref: string;
    effect: bigint;
    created_at: Date;
  }>`
    select t.id, t.kind, t.external_ref, (${isChannel ? takenIn('t') : effectOf('t')})::bigint as effect, t.created_at
    from transfer t
    where t.shard = ${shardOf(memberId)} and t.member_id = ${memberId}
      and (t.provider = ${party.code} and t.external_ref = ${reference}
        or t.round_ref = ${roundRef}
        or t.provider = 'vendorWallet' and t.external_ref in (${`sent:${reference}`}, ${`arrived:${reference}`},
          ${`returned:${reference}`}, ${`received:${reference}`}))
    order by t.id limit ${MOST}`.execute(db);
  const kept =
    roundRef === null
      ? []
      : await db
          .selectFrom('vendor_call')
          .select(['at', 'path', 'status', 'packed'])
          .where('vendor', '=', party.code)
          .where('round_ref', '=', roundRef)
          .orderBy('id')
          .limit(MOST)
          .execute();
  const round =
    roundRef === null
      ? null
      : await findRoundByRef(db, { brand, memberId, vendor: party.code, roundRef });
  const calls = await Promise.all(
    kept.map(async ({ at, path, status, packed }) => {
      const text = (await unpack(packed)).toString('utf8');
      const { body, answer } = JSON.parse(text) as { body: string; answer: object };
      // A vendor may use one name of a round for players of several brands.
      if (!body.includes(difference.memberId)) return [];
      const request = body.slice(0, MOST_CHARACTERS);
      const replied = JSON.stringify(answer).slice(0, MOST_CHARACTERS);
      return [{ at: at.toISOString(), path, status, request, answer: replied }];
    }),
  );
  return {
    difference,
    roundId: round === null ? null : String(round.id),
    movements: movements.map((row) => ({
      transferId: String(row.id),
      kind: row.kind,
      reference: row.external_ref,
      amountMicro: String(row.effect),
      at: row.created_at.toISOString(),
    })),
    calls: calls.flat(),
  };
}
