import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { type CallFacts, memberOf, type Route, route, siteOf } from '../../platform/route.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { findRoundRow, roundView } from '../../play/rounds/rounds-of-member.read.ts';
import type { RoundEvidenceSource } from '../../vendors/round-evidence.ts';
import {
  endShare,
  findShare,
  sharedRound,
  type ShareSigner,
  startShare,
} from './round-share.store.ts';

/** Rounds that players share by a link, and what anyone sees of them. */
export function roundShareRoutes(
  { db, clock, catalogue, config }: Parts,
  evidence: ReadonlyMap<string, RoundEvidenceSource>,
): Route[] {
  const signer: ShareSigner = { secret: config.secrets.session };

  /** A round with its proof. @throws Problem ROUND_NOT_FOUND, ROUND_NOT_PROVEN */
  const provenRound = async (owner: MemberKey, roundId: bigint) => {
    const row = await findRoundRow(db, owner, roundId);
    if (row === null) throw new Problem('ROUND_NOT_FOUND');
    const told = await evidence.get(row.vendor)?.(owner, row.round_ref);
    const { replay, fairness } = told ?? { replay: null, fairness: null };
    if (replay === null || fairness === null) throw new Problem('ROUND_NOT_PROVEN');
    return { row, replay, fairness };
  };
  const asked = (call: CallFacts & { params: { roundId: string } }) => {
    const { brand, memberId } = memberOf(call);
    return { owner: { brand, memberId }, roundId: BigInt(call.params.roundId) };
  };

  return [
    route('shareRound', async (call) => {
      const { owner, roundId } = asked(call);
      await provenRound(owner, roundId);
      await inTransaction(db, (tx) => startShare(tx, owner, roundId, clock));
      return { share: await findShare(db, signer, owner, roundId) };
    }),

    route('unshareRound', async (call) => {
      const { owner, roundId } = asked(call);
      if ((await findRoundRow(db, owner, roundId)) === null) throw new Problem('ROUND_NOT_FOUND');
      await inTransaction(db, (tx) => endShare(tx, owner, roundId, clock));
      return { share: null };
    }),

    route('getSharedRound', async (call) => {
      const { brand } = siteOf(call);
      const shared = await sharedRound(db, signer, brand, call.params.shareToken);
      if (shared === null) throw new Problem('ROUND_NOT_FOUND');
      const owner = { brand, memberId: shared.memberId };
      const { row, replay, fairness } = await provenRound(owner, shared.roundId);
      const { vendor, gameCode, gameName, currency, ...round } = roundView(row, catalogue);
      const { stakeMicro, payoutMicro, openedAt, closedAt } = round;
      return {
        vendor,
        gameCode,
        gameName,
        currency,
        stakeMicro,
        payoutMicro,
        openedAt,
        closedAt,
        replay,
        fairness,
      };
    }),
  ];
}
