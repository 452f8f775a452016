import { useEffect, useState } from 'react';
import { Icon } from '#ui/kit/Icon.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx';
import { formatCountdown } from '#ui/i18n/format-moment.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { Rounds } from '../round/useRounds.ts';
import type { OpenedGame } from '../session/open-game.ts';
import styles from './SessionStrip.module.css';

export interface SessionStripProps {
  opened: OpenedGame | null;
  rounds: Rounds | null;
  currency: string;
}

/** How long this session has lasted and what it has cost or brought, in sign and word. */
export function SessionStrip({ opened, rounds, currency }: SessionStripProps) {
  const say = useTexts('game');
  const seconds = useSecondsSince(opened?.openedAtMs ?? null);
  if (opened === null || rounds === null || !opened.session.flags.showNet) return null;
  const { stakedMicro, paidMicro } = rounds.state.money;
  const netMicro = paidMicro - stakedMicro;
  const word = netMicro > 0n ? 'gain' : netMicro < 0n ? 'loss' : 'even';
  return (
    <div className={styles.strip}>
      <span className={styles.fact}>
        <Icon name="clock" size="small" className={styles.icon} />
        <VisuallyHidden>{say('game:session.time')}</VisuallyHidden>
        <span className="tabular" role="timer">
          {formatCountdown(seconds)}
        </span>
      </span>
      <span className={styles.fact}>
        <span className={styles.word}>{say(`game:session.${word}`)}</span>
        <Money micro={netMicro} currency={currency} signed />
      </span>
    </div>
  );
}

function useSecondsSince(sinceMs: number | null): number {
  const [nowMs, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (sinceMs === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [sinceMs]);
  return sinceMs === null ? 0 : Math.max(0, Math.floor((nowMs - sinceMs) / 1000));
}
