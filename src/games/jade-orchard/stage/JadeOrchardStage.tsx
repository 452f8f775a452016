import { useEffect, useReducer, useRef } from 'react';
import { formatMicro } from '#domain/money/format-micro.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import type { StageControls, StageProps } from '../../stage-port.ts';
import { FreeSpinCounter } from './FreeSpinCounter.tsx';
import styles from './JadeOrchardStage.module.css';
import type { MountedStage } from './mount-stage.ts';
import { resultWords } from './result-words.ts';
import { nextShow, OPENING_SHOW } from './show-state.ts';
import { StageCard } from './StageCard.tsx';
import type { Step } from './step.ts';
import { useStage } from './useStage.ts';
import { WinPlate } from './WinPlate.tsx';

/** The game's view: backdrop, reels and the texts around them. Decides nothing. */
export function JadeOrchardStage(props: StageProps) {
  const { onReady, onSay, onSkippable, pictureAddress, pictureSheet } = props;
  const { currency, celebrateAboveStakeOnly, sound } = props;
  const say = useTexts('jade-orchard');
  const locale = useLocale();
  const { theme } = useSitePlan();
  const [show, dispatch] = useReducer(nextShow, OPENING_SHOW);
  const scene = useRef<HTMLElement>(null);
  const reels = useRef<HTMLDivElement>(null);
  const inFreeSpins = useRef(false);

  const onStep = (step: Step, moment: 'begin' | 'complete'): void => {
    dispatch({ type: 'step', step, moment });
    onSkippable(moment === 'begin' && step.skippable && step.durationMs > 0);
    if (moment === 'begin') return;
    if (step.kind === 'freeSpin') inFreeSpins.current = true;
    if (step.kind === 'featureEnd') inFreeSpins.current = false;
    const money = (micro: bigint, signed = false) =>
      formatMicro(micro, currency, locale, { signed });
    const words = resultWords(step, money, inFreeSpins.current);
    if (words !== null) onSay(say(`jade-orchard:${words.key}`, words.values));
  };
  // The controls outlive many renderings: they look up what is current when they are used.
  const current = useRef({ onStep, celebrateAboveStakeOnly });
  useEffect(() => {
    current.current = { onStep, celebrateAboveStakeOnly };
  });

  const controlsOf = (stage: MountedStage): StageControls => ({
    turn() {
      inFreeSpins.current = false;
      dispatch({ type: 'turned' });
      stage.turn();
    },
    cancelSpin() {
      dispatch({ type: 'settledBack' });
      stage.cancelSpin();
    },
    play: (events) =>
      stage.play(events, {
        celebrateAboveStakeOnly: current.current.celebrateAboveStakeOnly,
        onStep: (step, moment) => current.current.onStep(step, moment),
        onLine: (line) => dispatch({ type: 'line', line }),
      }),
    skip: () => stage.skip(),
    finish: () => stage.finish(),
    celebrate: () => stage.celebrate(),
  });
  useStage({ scene, reels }, { pictureAddress, pictureSheet, sound }, (stage) =>
    onReady(stage === null ? null : controlsOf(stage)),
  );

  const { freeSpin, card, plate, line } = show;
  return (
    <section
      ref={scene}
      className={styles.scene}
      data-recipe={theme.recipe}
      data-free={freeSpin !== null}
    >
      <div className={styles.head}>
        {freeSpin === null ? (
          <p className={`display ${styles.title}`} aria-hidden="true">
            {say('jade-orchard:name')}
          </p>
        ) : (
          <FreeSpinCounter freeSpin={freeSpin} currency={currency} />
        )}
      </div>
      <div className={styles.cabinet}>
        <div className={styles.frame}>
          <div ref={reels} className={styles.reels} />
          {card === null ? null : (
            <StageCard card={card} currency={currency} pictureAddress={pictureAddress} />
          )}
        </div>
        <WinPlate plate={plate} line={line} currency={currency} />
      </div>
    </section>
  );
}
