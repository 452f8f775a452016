import { useTexts } from '#ui/i18n/useTexts.ts';
import type { RoundPhase } from '../round/round-state.ts';
import { useReady } from '../round/useReady.ts';
import type { Rounds } from '../round/useRounds.ts';
import { useSpaceBar } from '../useSpaceBar.ts';
import type { StakeChoice } from '../useStake.ts';
import styles from './Deck.module.css';
import { PaceRing } from './PaceRing.tsx';
import { SpinButton, type SpinUse } from './SpinButton.tsx';
import { StakeSelector } from './StakeSelector.tsx';

export interface PlayDeckProps {
  rounds: Rounds;
  stake: StakeChoice;
  currency: string;
  minRoundMs: number;
  /** A press before the reels stand would be a round nobody sees. */
  stageReady: boolean;
  /** There is a celebration that a press would end. */
  skippable: boolean;
  dialogOpen: boolean;
}

/** What a round is played with: stake and button. No autoplay, no turbo. */
export function PlayDeck(props: PlayDeckProps) {
  const { rounds, stake, currency, minRoundMs, stageReady, skippable, dialogOpen } = props;
  const say = useTexts('game');
  const { controller, state } = rounds;
  const { phase } = state;
  const ready = useReady(rounds);
  const use = spinUse(phase, ready && stageReady, skippable);
  const act = (): void => {
    if (use === 'spin') controller.press(stake.stakeMicro);
    if (use === 'skip') controller.skip();
  };
  useSpaceBar(act, !dialogOpen);
  return (
    <div className={styles.deck}>
      <div className={styles.stake}>
        <StakeSelector stake={stake} currency={currency} locked={phase.kind !== 'idle'} />
      </div>
      <div className={styles.button}>
        <PaceRing
          readyAt={controller.readyAt()}
          lengthMs={minRoundMs}
          waiting={phase.kind === 'staking'}
        />
        <SpinButton use={use} stakeMicro={stake.stakeMicro} currency={currency} onPress={act} />
      </div>
      <p className={styles.hint}>{say('game:spin.hint')}</p>
    </div>
  );
}

function spinUse(phase: RoundPhase, ready: boolean, skippable: boolean): SpinUse {
  switch (phase.kind) {
    case 'idle':
      return ready ? 'spin' : 'wait';
    case 'showing':
      return skippable || phase.resumed ? 'skip' : 'wait';
    case 'staking':
    case 'finishing':
      return 'wait';
    case 'doubt':
    case 'unpaid':
    case 'ended':
      return 'blocked';
  }
}
