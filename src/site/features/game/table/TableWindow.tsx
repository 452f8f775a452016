import { useState } from 'react';
import { useArt } from '#ui/plan/useArt.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useSession } from '#ui/session/useSession.ts';
import { GameBar } from '../bar/GameBar.tsx';
import { SessionStrip } from '../bar/SessionStrip.tsx';
import { OpeningDeck } from '../deck/OpeningDeck.tsx';
import { DialogSlot, type GameDialogName } from '../dialogs/DialogSlot.tsx';
import windowStyles from '../GameWindow.module.css';
import { OpeningNotice } from '../notices/OpeningNotice.tsx';
import { RefusalNotice } from '../notices/RefusalNotice.tsx';
import type { PlayableGame } from '../playable-games.ts';
import { useOpenedGame } from '../session/useOpenedGame.ts';
import { StageSlot } from '../StageSlot.tsx';
import { useWish } from '../useWish.ts';
import { useStake } from '../useStake.ts';
import { TableDeck } from './TableDeck.tsx';
import { tablePhase } from './table-phase.ts';
import { useTable } from './useTable.ts';

/** A game of one round for everybody, with all that is around it. */
export function TableWindow({ game }: { game: PlayableGame }) {
  const { kind, member } = useSession();
  const isDemo = kind === 'trial';
  const { market } = useSitePlan();
  const art = useArt();
  const sound = useWish('game-sound');
  const [said, setSaid] = useState('');
  const [dialog, setDialog] = useState<GameDialogName | null>(null);
  const { opening, reopen } = useOpenedGame(game, member?.id ?? null, isDemo ? 'demo' : 'real');
  const opened = opening.kind === 'open' ? opening.game : null;
  const session = opened?.session ?? null;
  const stake = useStake(game, session);
  const play = useTable(game.code, opened);
  const [autoCashOut, setAutoCashOut] = useState<number | null>(null);
  const currency = session?.currency ?? market.currency;
  const state = play?.state ?? null;
  const phase = tablePhase(state);
  const money = play === null ? null : { ...play.state, refresh: () => play.controller.look() };

  return (
    <div className={windowStyles.window}>
      <GameBar
        game={game}
        money={money}
        currency={currency}
        sound={sound}
        onOpen={setDialog}
        canProve={false}
        isDemo={isDemo}
      />
      <SessionStrip opened={opened} money={money} jackpot={null} currency={currency} />
      <div className={windowStyles.stage}>
        <StageSlot
          game={game}
          onReady={() => undefined}
          onSay={setSaid}
          onSkippable={() => undefined}
          pictureAddress={art.symbol}
          pictureSheet={art.symbols}
          currency={currency}
          celebrateAboveStakeOnly={session?.flags.celebrateAboveStakeOnly ?? true}
          sound={sound.on}
          phase={phase}
          wager={{ autoCashOut }}
          onWager={() => undefined}
          stakeMicro={stake?.stakeMicro ?? null}
          leastStakeMicro={stake?.stakes[0] ?? null}
          onActions={() => undefined}
          onAct={() => undefined}
          table={{
            table: state?.table ?? null,
            seat: state?.seat ?? null,
            serverNow: play?.controller.serverNow ?? Date.now,
          }}
        />
        <div className={windowStyles.notices}>
          {opening.kind === 'failed' ? (
            <OpeningNotice problem={opening.problem} onRetry={reopen} />
          ) : null}
          {state === null || state.problem === null ? null : (
            <RefusalNotice problem={state.problem} isDemo={isDemo} />
          )}
        </div>
      </div>
      {play === null || stake === null ? (
        <OpeningDeck failed={opening.kind === 'failed'} />
      ) : (
        <TableDeck
          play={play}
          valueAt={game.valueAt}
          phase={phase}
          stake={stake}
          currency={currency}
          autoCashOut={autoCashOut}
          onAutoCashOut={setAutoCashOut}
          dialogOpen={dialog !== null}
        />
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <DialogSlot
        name={dialog}
        onClose={() => setDialog(null)}
        game={game}
        opened={opened}
        rounds={null}
        stake={stake}
        jackpot={null}
        onCelebrate={() => undefined}
        currency={currency}
        pictureAddress={art.symbol}
        isDemo={isDemo}
      />
    </div>
  );
}
