import type { LotteryTerms } from '#contract/generated/types.ts';
import { exposedBets } from '#domain/lottery/exposure.ts';
import type { PricedLine } from '#domain/lottery/price-line.ts';
import { payoutMicro } from '#domain/lottery/stake.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';

export interface ExposureKey {
  readonly drawId: bigint;
  readonly brand: string;
  readonly currency: string;
  readonly gameCode: string;
}

/** The part of a line that its exposure follows from. */
export type ExposedLine = Pick<
  PricedLine,
  'play' | 'selection' | 'series' | 'unitStakeMicro' | 'stakeMicro'
>;

/**
 * Adds what the lines can cost to what has been bet on the same before.
 * @throws Problem EXPOSURE_REACHED with the bet, when one of them would cost more than the terms allow
 */
export async function addExposure(
  tx: Tx,
  { drawId, brand, currency, gameCode }: ExposureKey,
  lines: readonly ExposedLine[],
  { exposureMicro }: Pick<LotteryTerms, 'exposureMicro'>,
): Promise<void> {
  const rows = await changeExposure(tx, { drawId, brand, currency, gameCode }, mergeBets(lines));
  const full = rows.find(({ liability }) => liability > BigInt(exposureMicro));
  if (full !== undefined) throw new Problem('EXPOSURE_REACHED', { params: { bet: full.bet } });
}

/** Takes the lines of a cancelled ticket out again. */
export async function removeExposure(
  tx: Tx,
  key: ExposureKey,
  lines: readonly ExposedLine[],
): Promise<void> {
  const bets = mergeBets(lines).map((bet) => ({
    ...bet,
    liabilityMicro: -bet.liabilityMicro,
    stakeMicro: -bet.stakeMicro,
  }));
  await changeExposure(tx, key, bets);
}

async function changeExposure(
  tx: Tx,
  { drawId, brand, currency, gameCode }: ExposureKey,
  bets: readonly MergedBet[],
): Promise<readonly { bet: string; liability: bigint }[]> {
  const column = <T>(read: (bet: MergedBet) => T) => bets.map(read);
  // Sorted, so that two tickets lock the rows in one order.
  const { rows } = await sql<{ bet: string; liability: bigint }>`
    insert into lottery_exposure as e (draw_id, brand, currency, game_code, play, bet, liability_micro,
      stake_micro)
    select ${drawId}::bigint, ${brand}, ${currency}, ${gameCode}, play, bet, liability, stake
    from unnest(
      ${column(({ play }) => play)}::text[],
      ${column(({ bet }) => bet)}::text[],
      ${column(({ liabilityMicro }) => liabilityMicro)}::bigint[],
      ${column(({ stakeMicro }) => stakeMicro)}::bigint[]
    ) as b (play, bet, liability, stake)
    on conflict (draw_id, brand, currency, game_code, play, bet) do update set
      liability_micro = e.liability_micro + excluded.liability_micro,
      stake_micro = e.stake_micro + excluded.stake_micro
    returning bet, liability_micro as liability
  `.execute(tx);
  return rows;
}

interface MergedBet {
  play: string;
  bet: string;
  liabilityMicro: bigint;
  stakeMicro: bigint;
}

function mergeBets(lines: readonly ExposedLine[]): readonly MergedBet[] {
  const bets = new Map<string, MergedBet>();
  for (const line of lines) {
    const exposed = exposedBets(line.play, line.selection, line.series);
    for (const { bet, paidForTwo } of exposed) {
      const key = `${line.play.code} ${bet}`;
      const known = bets.get(key);
      bets.set(key, {
        play: line.play.code,
        bet,
        liabilityMicro:
          (known?.liabilityMicro ?? 0n) + payoutMicro(line.unitStakeMicro, paidForTwo),
        stakeMicro: (known?.stakeMicro ?? 0n) + line.stakeMicro / BigInt(exposed.length),
      });
    }
  }
  return [...bets].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, bet]) => bet);
}
