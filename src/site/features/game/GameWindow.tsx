import { useRef, useState } from 'react';
import { useArt } from '#ui/plan/useArt.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useSession } from '#ui/session/useSession.ts';
import { DialogSlot, type GameDialogName } from './dialogs/DialogSlot.tsx';
import { GameBar } from './bar/GameBar.tsx';
import { SessionStrip } from './bar/SessionStrip.tsx';
import { OpeningDeck } from './deck/OpeningDeck.tsx';
import { PlayDeck } from './deck/PlayDeck.tsx';
import styles from './GameWindow.module.css';
import { OpeningNotice } from './notices/OpeningNotice.tsx';
import { RoundNotice } from './notices/RoundNotice.tsx';
import type { PlayableGame } from './playable-games.ts';
import { moneyOfRounds } from './round/game-money.ts';
import { stagePhase } from './round/stage-phase.ts';
import { useRounds } from './round/useRounds.ts';
import { useOpenedGame } from './session/useOpenedGame.ts';
import type { StageAction, StageControls } from '#games/stage-port.ts';
import { StageSlot } from './StageSlot.tsx';
import { useFreshBalance } from './useFreshBalance.ts';
import { useGamePool } from './useGamePool.ts';
import { useWish } from './useWish.ts';
import { costOf, useStake } from './useStake.ts';
import { useTap } from './useTap.ts';

/** A game with all that stands around it: bar, clock, reels, controls. */
export function GameWindow({ game }: { game: PlayableGame }) {
  const { kind, member } = useSession();
  const isDemo = kind === 'trial';
  const { market } = useSitePlan();
  const art = useArt();
  const sound = useWish('game-sound');
  const fast = useWish('game-fast');
  const [stage, setStage] = useState<StageControls | null>(null);
  const [said, setSaid] = useState('');
  const [skippable, setSkippable] = useState(false);
  const [dialog, setDialog] = useState<GameDialogName | null>(null);
  const { opening, reopen } = useOpenedGame(game, member?.id ?? null, isDemo ? 'demo' : 'real');
  const opened = opening.kind === 'open' ? opening.game : null;
  const rounds = useRounds(opened, stage);
  const money = moneyOfRounds(rounds);
  const session = opened?.session ?? null;
  const mayPlayFast = session?.flags.turbo === true;
  const stake = useStake(game, session);
  const [wager, setWager] = useState(game.openingWager);
  const [actions, setActions] = useState<readonly StageAction[]>([]);
  const jackpot = useGamePool(game, session, rounds, isDemo);
  const currency = session?.currency ?? market.currency;
  const stageBox = useRef<HTMLDivElement>(null);
  useTap(stageBox, () => rounds?.controller.skip());
  useFreshBalance(rounds);
  const hasWon = rounds !== null && rounds.state.jackpotRound !== null;
  const closeDialog = (): void => (hasWon ? rounds.controller.seeJackpot() : setDialog(null));

  return (
    <div className={styles.window}>
      <GameBar
        game={game}
        money={money}
        currency={currency}
        sound={sound}
        onOpen={setDialog}
        canProve={rounds !== null}
        isDemo={isDemo}
      />
      <SessionStrip opened={opened} money={money} jackpot={jackpot} currency={currency} />
      <div ref={stageBox} className={styles.stage}>
        <StageSlot
          game={game}
          onReady={setStage}
          onSay={setSaid}
          onSkippable={setSkippable}
          pictureAddress={art.symbol}
          pictureSheet={art.symbols}
          currency={currency}
          celebrateAboveStakeOnly={session?.flags.celebrateAboveStakeOnly ?? true}
          fast={mayPlayFast && fast.on}
          sound={sound.on}
          phase={stagePhase(rounds?.state.phase ?? null)}
          wager={wager}
          onWager={setWager}
          stakeMicro={stake?.stakeMicro ?? null}
          leastStakeMicro={stake?.stakes[0] ?? null}
          onActions={setActions}
          onAct={(action) => rounds?.controller.act(action)}
        />
        <div className={styles.notices}>
          {opening.kind === 'failed' ? (
            <OpeningNotice problem={opening.problem} onRetry={reopen} />
          ) : null}
          {rounds === null ? null : (
            <RoundNotice rounds={rounds} currency={currency} isDemo={isDemo} onReopen={reopen} />
          )}
        </div>
      </div>
      {rounds === null || session === null || stake === null ? (
        <OpeningDeck failed={opening.kind === 'failed'} />
      ) : (
        <PlayDeck
          rounds={rounds}
          stake={stake}
          button={game.button}
          wager={wager}
          costMicro={costOf(stake, wager)}
          actions={actions}
          currency={currency}
          minRoundMs={session.flags.minRoundMs}
          fast={mayPlayFast ? fast : null}
          stageReady={stage !== null}
          skippable={skippable}
          dialogOpen={hasWon || dialog !== null}
        />
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <DialogSlot
        name={hasWon ? 'jackpot' : dialog}
        onClose={closeDialog}
        game={game}
        opened={opened}
        rounds={rounds}
        stake={stake}
        jackpot={jackpot}
        onCelebrate={() => stage?.celebrate()}
        currency={currency}
        pictureAddress={art.symbol}
        isDemo={isDemo}
      />
    </div>
  );
}
