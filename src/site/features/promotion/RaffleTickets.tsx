import { useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { ProgressMeter } from '../../frame/ProgressMeter.tsx';
import { useMoneyText } from '../../frame/useMoneyText.ts';
import { type DrawSubject, useDraw } from './draw/useDraw.ts';
import styles from './Raffle.module.css';

export interface RaffleTicketsProps extends DrawSubject {
  onDrawn: () => void;
}

/** The player's tickets, how far the next one is, and a draw, whose result is only stated. */
export function RaffleTickets({ promotion, raffle, onDrawn }: RaffleTicketsProps) {
  const say = useTexts('promotion');
  const { currency, trigger } = promotion;
  const money = useMoneyText(currency);
  const { left, canDraw, pending, problem, draw } = useDraw({ promotion, raffle });
  const [result, setResult] = useState<string | null>(null);
  const drawOnce = async (): Promise<void> => {
    const drawn = await draw();
    if (drawn === null) return;
    setResult(drawn.text);
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
      {problem === null ? null : <Notice tone="problem">{problem}</Notice>}
      <div>
        <Button pending={pending} disabled={!canDraw} onClick={() => void drawOnce()}>
          {say('promotion:raffle.draw')}
        </Button>
      </div>
      <p className={styles.quiet}>{say('promotion:raffle.independent')}</p>
    </Card>
  );
}
