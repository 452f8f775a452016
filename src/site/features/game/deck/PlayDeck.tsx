import type { JsonObject } from '#games/game-rules.ts';
import type { StageAction, StageDoors } from '#games/stage-port.ts';
import { Switch } from '#ui/kit/Switch.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { RoundPhase } from '../round/round-state.ts';
import { useReady } from '../round/useReady.ts';
import type { Rounds } from '../round/useRounds.ts';
import { useSpaceBar } from '../useSpaceBar.ts';
import type { WishSwitch } from '../useWish.ts';
import type { StakeChoice } from '../useStake.ts';
import styles from './Deck.module.css';
import { ActionRow } from './ActionRow.tsx';
import { PaceRing } from './PaceRing.tsx';
import { SpinButton, type SpinUse } from './SpinButton.tsx';
import { StakeSelector } from './StakeSelector.tsx';

export interface PlayDeckProps {
  rounds: Rounds;
  stake: StakeChoice;
  button: StageDoors['button'];
  /** What the next round bets on; null: nothing that can be played. */
  wager: JsonObject | null;
  /** What the next round costs; null where nothing is bet on yet. */
  costMicro: bigint | null;
  /** What may be done in the open round. */
  actions: readonly StageAction[];
  currency: string;
  minRoundMs: number;
  /** Short spins; null: the brand's policy allows none. */
  fast: WishSwitch | null;
  /** A press before the reels stand would be a round nobody sees. */
  stageReady: boolean;
  /** There is a celebration that a press would end. */
  skippable: boolean;
  dialogOpen: boolean;
}

/** What a round is played with: stake, button, and the actions of an open round. No autoplay. */
export function PlayDeck(props: PlayDeckProps) {
  const { rounds, stake, button, wager, costMicro, actions, currency, minRoundMs, fast } = props;
  const { stageReady, skippable, dialogOpen } = props;
  const say = useTexts('game');
  const { controller, state } = rounds;
  const { phase } = state;
  const ready = useReady(rounds);
  const canBet = wager !== null && costMicro !== null;
  const use = spinUse(phase, ready && stageReady, skippable, canBet);
  const isOpen = 'round' in phase && !phase.round.decided;
  const act = (): void => {
    if (use === 'spin' && canBet) controller.press({ stakeMicro: costMicro, wager });
    if (use === 'skip') controller.skip();
  };
  useSpaceBar(act, !dialogOpen && !isOpen);
  return (
    <div className={styles.deck}>
      <div className={styles.stake}>
        <StakeSelector
          stake={stake}
          currency={currency}
          locked={phase.kind !== 'idle'}
          kind={button === 'spin' ? 'spin' : stake.kind}
        />
      </div>
      {isOpen ? (
        <ActionRow
          actions={actions}
          ready={phase.kind === 'deciding'}
          dialogOpen={dialogOpen}
          onAct={controller.act}
        />
      ) : (
        <div className={styles.button}>
          <PaceRing
            readyAt={controller.readyAt()}
            lengthMs={minRoundMs}
            waiting={phase.kind === 'staking'}
          />
          <SpinButton
            use={use}
            button={button}
            stakeMicro={costMicro}
            currency={currency}
            onPress={act}
          />
        </div>
      )}
      <div className={styles.side}>
        {fast === null ? null : (
          <Switch label={say('game:fast')} checked={fast.on} onChange={fast.toggle} />
        )}
        <p className={styles.hint}>{say(isOpen ? 'game:actions.keys' : `game:${button}.hint`)}</p>
      </div>
    </div>
  );
}

function spinUse(phase: RoundPhase, ready: boolean, skippable: boolean, canBet: boolean): SpinUse {
  switch (phase.kind) {
    case 'idle':
      if (!canBet) return 'blocked';
      return ready ? 'spin' : 'wait';
    case 'showing':
      return skippable || phase.resumed ? 'skip' : 'wait';
    case 'staking':
    case 'deciding':
    case 'acting':
    case 'finishing':
      return 'wait';
    case 'doubt':
    case 'unpaid':
    case 'ended':
      return 'blocked';
  }
}
