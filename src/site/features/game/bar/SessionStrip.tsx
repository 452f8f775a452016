import { useEffect, useState } from 'react';
import type { Jackpot } from '#contract/generated/types.ts';
import { Icon } from '#ui/kit/Icon.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx';
import { formatCountdown } from '#ui/i18n/format-moment.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useRewards } from '../../../frame/useRewards.ts';
import { PoolFigure } from '../../jackpot/PoolFigure.tsx';
import type { GameMoney } from '../round/game-money.ts';
import type { OpenedGame } from '../session/open-game.ts';
import { RunningBonus } from './RunningBonus.tsx';
import styles from './SessionStrip.module.css';

export interface SessionStripProps {
  opened: OpenedGame | null;
  money: GameMoney | null;
  /** What the game's rounds feed and may take. */
  jackpot: Jackpot | null;
  currency: string;
}

/**
 * How long this session has lasted, what it has cost or brought, what lies in the pool, the bonus
 * that runs, and that play money is played for.
 */
export function SessionStrip({ opened, money, jackpot, currency }: SessionStripProps) {
  const say = useTexts('game');
  const rewards = useRewards();
  if (opened === null || money === null) return null;
  const { mode, flags } = opened.session;
  const { showNet } = flags;
  const isDemo = mode === 'demo';
  const bonus = !isDemo && rewards?.bonus?.status === 'active' ? rewards.bonus : null;
  if (!showNet && !isDemo && jackpot === null && bonus === null) return null;
  return (
    <div className={styles.strip}>
      {isDemo ? <Pill tone="accent">{say('game:demo')}</Pill> : null}
      {showNet ? <SessionTime sinceMs={opened.openedAtMs} /> : null}
      {jackpot === null ? null : <Pool jackpot={jackpot} />}
      {bonus === null ? null : <RunningBonus bonus={bonus} />}
      {showNet ? <NetResult netMicro={money.netMicro} currency={currency} /> : null}
    </div>
  );
}

function SessionTime({ sinceMs }: { sinceMs: number }) {
  const say = useTexts('game');
  const seconds = useSecondsSince(sinceMs);
  return (
    <span className={styles.fact}>
      <Icon name="clock" size="small" className={styles.icon} />
      <VisuallyHidden>{say('game:session.time')}</VisuallyHidden>
      <span className="tabular" role="timer">
        {formatCountdown(seconds)}
      </span>
    </span>
  );
}

function Pool({ jackpot }: { jackpot: Jackpot }) {
  const say = useTexts('game');
  const { poolMicro, currency, state } = jackpot;
  if (state === 'paused') return <Pill>{say('game:jackpot.pausedShort')}</Pill>;
  return (
    <span className={styles.fact}>
      <Icon name="crown" size="small" className={styles.poolIcon} />
      <span className={styles.poolWord}>{say('game:jackpot')}</span>
      <span>
        <PoolFigure micro={BigInt(poolMicro)} currency={currency} />
      </span>
    </span>
  );
}

function NetResult({ netMicro, currency }: { netMicro: bigint; currency: string }) {
  const say = useTexts('game');
  const word = netMicro > 0n ? 'gain' : netMicro < 0n ? 'loss' : 'even';
  return (
    <span className={styles.fact}>
      <span className={styles.word}>{say(`game:session.${word}`)}</span>
      <Money micro={netMicro} currency={currency} signed />
    </span>
  );
}

function useSecondsSince(sinceMs: number): number {
  const [nowMs, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [sinceMs]);
  return Math.max(0, Math.floor((nowMs - sinceMs) / 1000));
}
