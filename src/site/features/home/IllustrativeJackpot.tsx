import { lessMotion } from '#ui/calm/calm.ts';
import { useEffect, useState } from 'react';
import { IconButton } from '#ui/kit/IconButton.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SectionHeading } from '../../frame/SectionHeading.tsx';
import type { BlockOf } from './block-of.ts';
import { firstFigure, nextFigure, waitMs } from './jackpot-figure.ts';
import styles from './IllustrativeJackpot.module.css';

/**
 * A made-up figure that rises, which is said beside it and is all that is read out. It comes with
 * the app, can be stopped, and stands still where less motion is asked for.
 */
export function IllustrativeJackpot({ block }: { block: BlockOf<'jackpotCounter'> }) {
  const say = useTexts('home');
  const label = useLabel();
  const locale = useLocale();
  const [figure, setFigure] = useState<number | null>(null);
  const [running, setRunning] = useState(false);
  useEffect(() => {
    setFigure(firstFigure(Math.random));
    setRunning(!lessMotion());
  }, []);
  useEffect(() => {
    if (!running || figure === null) return undefined;
    const timer = setTimeout(() => setFigure(nextFigure(figure, Math.random)), waitMs(Math.random));
    return () => clearTimeout(timer);
  }, [running, figure]);
  const id = `home-${block.id}`;
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (
    <section className="page" aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={block.heading === null ? say('home:jackpot.title') : label(block.heading)}
      />
      <div className={styles.board} data-part="board">
        <p className={`display tabular ${styles.figure}`} aria-hidden="true">
          {figure === null ? '\u00A0' : format.format(figure / 100)}
        </p>
        <IconButton
          icon={running ? 'pause' : 'play'}
          label={say(running ? 'home:jackpot.pause' : 'home:jackpot.play')}
          onClick={() => setRunning(!running)}
        />
        <Pill>{say('home:jackpot.illustrative')}</Pill>
      </div>
    </section>
  );
}
