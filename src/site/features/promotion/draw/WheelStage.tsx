import { useEffect, useRef, useState } from 'react';
import type { RafflePrize } from '#contract/generated/types.ts';
import { lessMotion } from '#ui/calm/calm.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import raffle from '../Raffle.module.css';
import { type Drawn, type DrawSubject, useDraw } from './useDraw.ts';
import { turnTo, wheelSegments } from './wheel-segments.ts';
import { Wheel } from './Wheel.tsx';
import styles from './WheelStage.module.css';

/** As long as the transition in the styles, and a little longer. */
const TURN_MS = 3600;

export interface WheelStageProps extends DrawSubject {
  prizes: readonly RafflePrize[];
  onDrawn: () => void;
}

/** A prize wheel. The server draws first; then the wheel turns to the prize and the result is announced. */
export function WheelStage({ prizes, onDrawn, ...subject }: WheelStageProps) {
  const say = useTexts('promotion');
  const { left, canDraw, pending, problem, draw } = useDraw(subject);
  const [turn, setTurn] = useState(0);
  const [isTurning, setTurning] = useState(false);
  const [result, setResult] = useState<Drawn | null>(null);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const segments = wheelSegments(prizes.map(({ weight }) => weight));
  const isBusy = pending || isTurning;
  const spin = async (): Promise<void> => {
    if (!canDraw || isBusy) return;
    setResult(null);
    const drawn = await draw();
    if (drawn === null) return;
    const show = (): void => {
      setTurning(false);
      setResult(drawn);
      onDrawn();
    };
    const segment = segments[drawn.prizeIndex];
    if (segment !== undefined) setTurn((before) => turnTo(before, segment));
    if (segment === undefined || lessMotion()) {
      show();
      return;
    }
    setTurning(true);
    timer.current = window.setTimeout(show, TURN_MS);
  };
  return (
    <Card as="section" className={raffle.part} aria-labelledby="draw-wheel">
      <h2 id="draw-wheel" className={raffle.heading}>
        {say('promotion:draw.wheel.title')}
      </h2>
      <p>{say('promotion:draw.haveSpins', { count: left, used: subject.raffle.used })}</p>
      <Wheel
        prizes={prizes}
        segments={segments}
        currency={subject.promotion.currency}
        turn={turn}
        isTurning={isTurning}
        stoppedAt={result?.prizeIndex ?? null}
      />
      <div className={styles.result} role="status">
        {result === null ? null : <p className={raffle.result}>{result.text}</p>}
      </div>
      {problem === null ? null : <Notice tone="problem">{problem}</Notice>}
      <div className={styles.action}>
        {/* Not `disabled`: focus stays on the button after the last spin. */}
        <Button
          size="large"
          wide
          pending={isBusy}
          aria-disabled={!canDraw}
          onClick={() => void spin()}
        >
          {say('promotion:draw.spin')}
        </Button>
      </div>
      <p className={raffle.quiet}>{say('promotion:draw.wheel.decided')}</p>
      <p className={raffle.quiet}>{say('promotion:raffle.independent')}</p>
    </Card>
  );
}
