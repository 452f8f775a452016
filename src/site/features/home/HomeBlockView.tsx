import type { HomeBlock } from '#brand/site-plan.ts';
import { AppDownload } from './AppDownload.tsx';
import { ArrivalTimes } from './ArrivalTimes.tsx';
import { Banners } from './Banners.tsx';
import { CategoryTiles } from './CategoryTiles.tsx';
import { ContinuePlaying } from './ContinuePlaying.tsx';
import { FairnessPromise } from './FairnessPromise.tsx';
import { GameSection } from './GameSection.tsx';
import { HotSection } from './HotSection.tsx';
import { IllustrativeJackpot } from './IllustrativeJackpot.tsx';
import { JackpotPool } from './JackpotPool.tsx';
import { LiveMatches } from './LiveMatches.tsx';
import { LotteryDraws } from './LotteryDraws.tsx';
import { NoticeMarquee } from './NoticeMarquee.tsx';
import { SaferPlay } from './SaferPlay.tsx';
import { ServiceAdvantages } from './ServiceAdvantages.tsx';
import { WinnersBoard } from './WinnersBoard.tsx';

export interface HomeBlockViewProps {
  block: HomeBlock;
  /** Nothing with pictures stands before it: its own load at once. */
  first: boolean;
}

/** One block of the home page. */
export function HomeBlockView({ block, first }: HomeBlockViewProps) {
  switch (block.kind) {
    case 'bannerCarousel':
      return <Banners block={block} first={first} />;
    case 'hotGames':
      return <HotSection block={block} first={first} />;
    case 'continuePlaying':
      return <ContinuePlaying block={block} />;
    case 'gameRail':
      return <GameSection block={block} />;
    case 'categoryTiles':
      return <CategoryTiles block={block} />;
    case 'serviceAdvantages':
      return <ServiceAdvantages block={block} />;
    case 'fairness':
      return <FairnessPromise block={block} />;
    case 'responsibleGaming':
      return <SaferPlay block={block} />;
    case 'jackpotCounter':
      return block.source === 'ledger' ? (
        <JackpotPool block={block} />
      ) : (
        <IllustrativeJackpot block={block} />
      );
    case 'arrivalTimes':
      return <ArrivalTimes block={block} />;
    case 'winnersBoard':
      return <WinnersBoard block={block} />;
    case 'appDownload':
      return <AppDownload block={block} />;
    case 'noticeMarquee':
      return <NoticeMarquee block={block} />;
    case 'lotteryDraws':
      return <LotteryDraws block={block} />;
    case 'liveMatches':
      return <LiveMatches block={block} />;
  }
}
