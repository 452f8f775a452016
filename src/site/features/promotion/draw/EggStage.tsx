import { useRef, useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useMoneyText } from '../../../frame/useMoneyText.ts';
import raffle from '../Raffle.module.css';
import { Egg } from './Egg.tsx';
import styles from './EggStage.module.css';
import { type Drawn, type DrawSubject, useDraw } from './useDraw.ts';

const EGGS = [1, 2, 3] as const;

export interface EggStageProps extends DrawSubject {
  onDrawn: () => void;
}

/** Three eggs. The draw does not depend on the pick; only the picked egg opens. */
export function EggStage({ onDrawn, ...subject }: EggStageProps) {
  const say = useTexts('promotion');
  const money = useMoneyText(subject.promotion.currency);
  const { left, canDraw, pending, problem, draw } = useDraw(subject);
  const [picked, setPicked] = useState<number | null>(null);
  const [result, setResult] = useState<Drawn | null>(null);
  const first = useRef<HTMLButtonElement>(null);
  const open = async (egg: number): Promise<void> => {
    if (!canDraw || picked !== null) return;
    setPicked(egg);
    const drawn = await draw();
    setResult(drawn);
    if (drawn === null) setPicked(null);
    else onDrawn();
  };
  const reset = (): void => {
    setPicked(null);
    setResult(null);
    // The button that was pressed is about to disappear.
    first.current?.focus();
  };
  const outcomeOf = (egg: number): string | null => {
    if (result === null || picked !== egg) return null;
    return result.amountMicro === '0' ? say('promotion:raffle.nothing') : money(result.amountMicro);
  };
  return (
    <Card as="section" className={raffle.part} aria-labelledby="draw-eggs">
      <h2 id="draw-eggs" className={raffle.heading}>
        {say('promotion:draw.egg.title')}
      </h2>
      <p>{say('promotion:raffle.have', { count: left, used: subject.raffle.used })}</p>
      <p id="draw-eggs-decided">{say('promotion:draw.egg.decided')}</p>
      <div
        className={styles.eggs}
        role="group"
        aria-label={say('promotion:draw.egg.pick')}
        aria-describedby="draw-eggs-decided"
      >
        {EGGS.map((egg) => {
          const outcome = outcomeOf(egg);
          return (
            <button
              key={egg}
              ref={egg === 1 ? first : undefined}
              type="button"
              className={styles.egg}
              data-picked={picked === egg || undefined}
              data-pending={(pending && picked === egg) || undefined}
              aria-disabled={!canDraw || picked !== null}
              onClick={() => void open(egg)}
            >
              <Egg isOpen={outcome !== null} />
              <span>{say('promotion:draw.egg', { number: egg })}</span>
              {outcome === null ? null : <strong className={styles.outcome}>{outcome}</strong>}
            </button>
          );
        })}
      </div>
      <div className={styles.result} role="status">
        {result === null ? null : <p className={raffle.result}>{result.text}</p>}
      </div>
      {problem === null ? null : <Notice tone="problem">{problem}</Notice>}
      {result === null || !canDraw ? null : (
        <div>
          <Button onClick={reset}>{say('promotion:draw.again')}</Button>
        </div>
      )}
      <p className={raffle.quiet}>{say('promotion:raffle.independent')}</p>
    </Card>
  );
}
