import { useEffect, useReducer, useRef } from 'react';
import type { SlotTitle } from '#contract/generated/types.ts';
import { formatMicro } from '#domain/money/format-micro.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import type { StageComponent, StageControls, StageProps } from '../../stage-port.ts';
import { CoinBoard } from './CoinBoard.tsx';
import { FreeSpinCounter } from './FreeSpinCounter.tsx';
import { HoldCounter } from './HoldCounter.tsx';
import { LadderMeter } from './LadderMeter.tsx';
import styles from './SlotStage.module.css';
import type { MountedStage } from './mount-stage.ts';
import { resultWords } from './result-words.ts';
import { nextShow, OPENING_SHOW } from './show-state.ts';
import { StageCard } from './StageCard.tsx';
import type { Step } from './step.ts';
import { useStage } from './useStage.ts';
import { WinPlate } from './WinPlate.tsx';

/** The stage of a title. */
export function slotStage(title: SlotTitle): StageComponent {
  return function TitleStage(props: StageProps) {
    return <SlotStage {...props} title={title} />;
  };
}

/** A slot's view: backdrop, reels and the texts around them. Decides nothing. */
function SlotStage({ title, ...props }: StageProps & { title: SlotTitle }) {
  const { onReady, onSay, onSkippable, pictureAddress, pictureSheet } = props;
  const { currency, celebrateAboveStakeOnly, fast = false, sound } = props;
  const say = useTexts('slot');
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
    if (words !== null) onSay(say(`slot:${words.key}`, words.values));
  };
  // The controls outlive many renderings: they look up what is current when they are used.
  const current = useRef({ onStep, celebrateAboveStakeOnly, fast });
  useEffect(() => {
    current.current = { onStep, celebrateAboveStakeOnly, fast };
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
        fast: current.current.fast,
        onStep: (step, moment) => current.current.onStep(step, moment),
        onWin: (win) => dispatch({ type: 'win', win }),
      }),
    skip: () => stage.skip(),
    finish: () => stage.finish(),
    celebrate: () => stage.celebrate(),
  });
  useStage(title, { scene, reels }, { pictureAddress, pictureSheet, sound }, (stage) =>
    onReady(stage === null ? null : controlsOf(stage)),
  );

  const { freeSpin, card, plate, win, coins, holding, ladder } = show;
  return (
    <section
      ref={scene}
      className={styles.scene}
      data-recipe={theme.recipe}
      data-free={freeSpin !== null}
      data-holding={holding !== null}
      data-rows={title.rows}
    >
      <div className={styles.head}>
        {holding === null && freeSpin === null ? (
          <p className={`display ${styles.title}`} aria-hidden="true">
            {title.name}
            {title.cascade === null ? null : <LadderMeter steps={title.cascade.base} at={ladder} />}
          </p>
        ) : null}
        {holding === null ? null : (
          <HoldCounter left={holding.left} coins={coins} currency={currency} />
        )}
        {freeSpin === null ? null : (
          <FreeSpinCounter freeSpin={freeSpin} currency={currency}>
            {title.cascade === null ? null : <LadderMeter steps={title.cascade.free} at={ladder} />}
          </FreeSpinCounter>
        )}
      </div>
      <div className={styles.cabinet}>
        <div className={styles.frame}>
          <div ref={reels} className={styles.reels} />
          {coins.length === 0 ? null : (
            <CoinBoard
              title={title}
              coins={coins}
              holding={holding}
              pictureAddress={pictureAddress}
            />
          )}
          {card === null ? null : (
            <StageCard
              title={title}
              card={card}
              currency={currency}
              pictureAddress={pictureAddress}
            />
          )}
        </div>
        <WinPlate title={title} plate={plate} win={win} currency={currency} />
      </div>
    </section>
  );
}
