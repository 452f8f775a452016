import { useState } from 'react';
import type { Promotion, RaffleState } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useMoneyText } from '../../../frame/useMoneyText.ts';

export interface DrawSubject {
  promotion: Promotion;
  raffle: RaffleState;
}

/** A draw that the server has made. */
export interface Drawn {
  /** Place of the given prize in the published list. */
  readonly prizeIndex: number;
  readonly amountMicro: string;
  /** The result, what is owed for it and what is left, as sentences. */
  readonly text: string;
}

export interface Draw {
  /** Tickets or spins left. */
  readonly left: number;
  readonly canDraw: boolean;
  readonly pending: boolean;
  /** Why the last draw failed. */
  readonly problem: string | null;
  /** Uses a ticket. Null: it failed. The caller shows the result, then reads the promotion again. */
  readonly draw: () => Promise<Drawn | null>;
}

/** Draws of a raffle, a wheel or eggs: one command, and one wording of its result. */
export function useDraw({ promotion, raffle }: DrawSubject): Draw {
  const say = useTexts('promotion');
  const problemText = useProblemText();
  const { promotionId, currency, trigger, obstacle } = promotion;
  const money = useMoneyText(currency);
  const { run, pending, problem } = useCommand('claimRafflePromotion');
  const [answered, setAnswered] = useState<{ used: number; left: number } | null>(null);
  const { tickets, used } = raffle;
  // The reply of a draw is newer than a promotion that was read before it.
  const left = answered?.used === used ? answered.left : Math.max(0, tickets - used);
  const draw = async (): Promise<Drawn | null> => {
    const outcome = await run({ body: { promotionId } });
    if (!outcome.ok) return null;
    const { prizeIndex, reward, ticketsLeft } = outcome.value;
    const { amountMicro, turnoverRequirementMicro } = reward;
    setAnswered({ used, left: ticketsLeft });
    const text = [
      amountMicro === '0'
        ? say('promotion:raffle.lost')
        : say('promotion:raffle.won', { amount: money(amountMicro) }),
      ...(turnoverRequirementMicro === '0'
        ? []
        : [say('promotion:raffle.owed', { amount: money(turnoverRequirementMicro) })]),
      say(trigger.kind === 'wheel' ? 'promotion:draw.spinsLeft' : 'promotion:raffle.left', {
        count: ticketsLeft,
      }),
    ].join(' ');
    return { prizeIndex, amountMicro, text };
  };
  return {
    left,
    canDraw: left > 0 && (obstacle === null || obstacle === 'conditions'),
    pending,
    problem: problem === null ? null : problemText(problem),
    draw,
  };
}
