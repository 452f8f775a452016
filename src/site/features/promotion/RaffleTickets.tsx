import { useState } from 'react';
import type { Promotion, RaffleState } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { ProgressMeter } from '../../frame/ProgressMeter.tsx';
import { useMoneyText } from '../../frame/useMoneyText.ts';
import styles from './Raffle.module.css';

export interface RaffleTicketsProps {
  promotion: Promotion;
  raffle: RaffleState;
  onDrawn: () => void;
}

/** The player's tickets, how far the next one is, and a draw, whose result is only stated. */
export function RaffleTickets({ promotion, raffle, onDrawn }: RaffleTicketsProps) {
  const say = useTexts('promotion');
  const problemText = useProblemText();
  const { promotionId, currency, trigger, obstacle } = promotion;
  const money = useMoneyText(currency);
  const { run, pending, problem } = useCommand('claimRafflePromotion');
  const [result, setResult] = useState<string | null>(null);
  const left = Math.max(0, raffle.tickets - raffle.used);
  const canDraw = left > 0 && (obstacle === null || obstacle === 'conditions');
  const draw = async (): Promise<void> => {
    const outcome = await run({ body: { promotionId } });
    if (!outcome.ok) return;
    const { reward, ticketsLeft } = outcome.value;
    const { amountMicro, turnoverRequirementMicro } = reward;
    setResult(
      [
        amountMicro === '0'
          ? say('promotion:raffle.lost')
          : say('promotion:raffle.won', { amount: money(amountMicro) }),
        ...(turnoverRequirementMicro === '0'
          ? []
          : [say('promotion:raffle.owed', { amount: money(turnoverRequirementMicro) })]),
        say('promotion:raffle.left', { count: ticketsLeft }),
      ].join(' '),
    );
    onDrawn();
  };
  const next = {
    done: money(raffle.towardsNextMicro),
    all: money(trigger.ticketMicro),
  };
  return (
    <Card as="section" className={styles.part} aria-labelledby="raffle-tickets">
      <h2 id="raffle-tickets" className={styles.heading}>
        {say('promotion:raffle.tickets')}
      </h2>
      <p>{say('promotion:raffle.have', { count: left, used: raffle.used })}</p>
      {trigger.ticketMicro === '0' ? null : (
        <ProgressMeter
          label={say('promotion:raffle.next')}
          doneMicro={BigInt(raffle.towardsNextMicro)}
          allMicro={BigInt(trigger.ticketMicro)}
          text={say('promotion:raffle.progress', next)}
        />
      )}
      <div role="status">{result === null ? null : <p className={styles.result}>{result}</p>}</div>
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
      <div>
        <Button pending={pending} disabled={!canDraw} onClick={() => void draw()}>
          {say('promotion:raffle.draw')}
        </Button>
      </div>
      <p className={styles.quiet}>{say('promotion:raffle.independent')}</p>
    </Card>
  );
}
