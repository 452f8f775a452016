import { variantVersion } from '#games/slot/generated/load-slot.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Card } from '#ui/kit/Card.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useArt } from '#ui/plan/useArt.ts';
import { usePageData } from '../../../frame/page-data-context.ts';
import { FeaturedGame } from '../../game-list/FeaturedGame.tsx';
import { useGameItem } from '../../game-list/useGameItem.ts';
import { feedingGame } from '../../jackpot/jackpot-odds.ts';
import { useJackpot } from '../../jackpot/useJackpot.ts';
import { GameRules } from '../dialogs/GameRules.tsx';
import type { PlayableGame } from '../playable-games.ts';
import { UnknownGame } from '../UnknownGame.tsx';
import styles from './GamePage.module.css';
import { GuestActions } from './GuestActions.tsx';

/** A game for visitors: its facts, its rules and the ways in. The game itself is not loaded. */
export function GamePage({ game }: { game: PlayableGame }) {
  const { vendor, code, namespace } = game;
  const say = useTexts('game', namespace);
  const { market } = useSitePlan();
  const art = useArt();
  const { gamePolicy, jackpot: firstJackpot } = usePageData();
  const { jackpot } = useJackpot(firstJackpot);
  const name = game.name ?? say(`${namespace}:name`);
  const { item, loading, isMissing } = useGameItem({ vassalage: vendor, gameCode: code });
  if (isMissing) return <UnknownGame />;
  const feedsPool = jackpot !== null && feedingGame(jackpot, vendor, code) !== null;
  return (
    <div className={`page ${styles.page}`}>
      {loading ? <Skeleton shape="block" count={1} /> : null}
      {item === null ? null : (
        <FeaturedGame
          game={item}
          need="first"
          heading="h1"
          showsMostStake
          actions={<GuestActions offersTrial={item.supportPlay === 0} />}
        />
      )}
      {item === null && !loading ? (
        <Card className={styles.plain}>
          <h1 className="display section-title">{name}</h1>
          <GuestActions offersTrial={false} />
        </Card>
      ) : null}
      <Card as="section" aria-labelledby="game-rules" className={styles.rules}>
        <h2 id="game-rules" className={`display ${styles.heading}`}>
          {say('game:rules')}
        </h2>
        <GameRules
          game={game}
          version={variantVersion(code, gamePolicy.slotReturn)}
          policy={gamePolicy}
          stake={null}
          jackpot={feedsPool ? jackpot : null}
          currency={market.currency}
          pictureAddress={art.symbol}
        />
      </Card>
    </div>
  );
}
