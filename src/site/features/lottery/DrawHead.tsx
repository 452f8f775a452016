import { useEffect, useRef, useState } from 'react';
import type { LotteryGame } from '#contract/generated/types.ts';
import type { Lottery } from '#domain/lottery/lottery.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Anchor } from '#ui/kit/Anchor.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import type { Countdown } from './countdown.ts';
import { CountdownView } from './CountdownView.tsx';
import { DrawNumbers } from './DrawNumbers.tsx';
import styles from './Lottery.module.css';

export interface DrawHeadProps {
  lottery: Lottery;
  /** null: not loaded yet. */
  game: LotteryGame | null;
  countdown: Countdown | null;
}

/** Name, draw, time left and last result; a new result is read out and comes in. */
export function DrawHead({ lottery, game, countdown }: DrawHeadProps) {
  const say = useTexts('lottery');
  const lastDraw = game?.lastDraw ?? null;
  const first = useRef(lastDraw?.numero ?? null);
  const [freshNumero, setFresh] = useState<string | null>(null);
  useEffect(() => {
    const numero = lastDraw?.numero ?? null;
    if (numero === first.current) return;
    // The result of the first answer is shown without the animation.
    if (first.current !== null) setFresh(numero);
    first.current = numero;
  }, [lastDraw?.numero]);
  return (
    <header className={styles.head} data-family={lottery.family}>
      <div className={styles.headMain}>
        <Anchor href="/elott" className={styles.back}>
          <Icon name="arrowLeft" size="small" />
          {say('lottery:all')}
        </Anchor>
        <h1 className={`display ${styles.title}`}>{lottery.name}</h1>
        {game === null ? (
          <Skeleton />
        ) : (
          <p className={styles.quiet}>{say('lottery:draw', { numero: game.nextNumero })}</p>
        )}
      </div>
      {countdown === null ? null : (
        <div className={styles.headTime}>
          <span className={styles.headLabel}>
            {say(countdown.phase === 'drawing' ? 'lottery:drawSoon' : 'lottery:closesIn')}
          </span>
          <CountdownView countdown={countdown} announces />
        </div>
      )}
      {lastDraw === null ? null : (
        <div className={styles.headResult} role="status">
          <span className={styles.headLabel}>
            {say('lottery:lastDraw', { numero: lastDraw.numero })}
          </span>
          <DrawNumbers
            key={lastDraw.numero}
            family={lottery.family}
            numbers={lastDraw.numbers}
            isFresh={lastDraw.numero === freshNumero}
            size="large"
          />
        </div>
      )}
    </header>
  );
}
