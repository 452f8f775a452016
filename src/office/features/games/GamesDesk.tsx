import type { GameSettings } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { ConflictNotice } from '../../desk/ConflictNotice.tsx';
import { DeskLayout } from '../../desk/DeskLayout.tsx';
import { LastChange } from '../../desk/LastChange.tsx';
import { ReviewBar } from '../../desk/ReviewBar.tsx';
import { useDesk } from '../../desk/useDesk.ts';
import { useStaff } from '../../session/useStaff.ts';
import { type Arrangement, arrangementOf } from './arrangement.ts';
import { CategoryOrder } from './CategoryOrder.tsx';
import { gameChanges } from './game-changes.ts';
import { GamesReview } from './GamesReview.tsx';
import { HotOrder } from './HotOrder.tsx';
import { PlayersFind } from './PlayersFind.tsx';
import { TitleList } from './TitleList.tsx';
import { VendorList } from './VendorList.tsx';

export interface GamesDeskProps {
  name: string;
  now: GameSettings;
  put: (value: GameSettings) => void;
  refresh: () => Promise<unknown>;
}

/** The vendors and titles of one brand, and what players find of them. */
export function GamesDesk({ name, now, put, refresh }: GamesDeskProps) {
  const say = useTexts('office');
  const mayEdit = useStaff().may('brand.rules');
  const desk = useDesk<Arrangement>('games', now.brand, now, { put, refresh });
  const wanted = desk.edits ?? arrangementOf(now);
  const changes = gameChanges(now, wanted);
  const edit = (arrangement: Arrangement): void =>
    desk.edit(gameChanges(now, arrangement).length === 0 ? null : arrangement);
  const parts = { now, wanted, onChange: mayEdit ? edit : undefined };
  return (
    <DeskLayout aside={<PlayersFind now={now} wanted={wanted} isPreview={changes.length > 0} />}>
      {desk.saved ? <Notice tone="good">{say('office:desk.saved')}</Notice> : null}
      {desk.conflicted && changes.length > 0 ? (
        <ConflictNotice
          change={now.lastChange}
          onKeep={desk.rebase}
          onDiscard={() => desk.edit(null)}
        />
      ) : null}
      <LastChange change={now.lastChange} />
      <VendorList {...parts} />
      <CategoryOrder {...parts} />
      <HotOrder {...parts} />
      <TitleList {...parts} />
      {changes.length === 0 ? null : (
        <ReviewBar
          count={changes.length}
          obstacle={desk.conflicted ? say('office:desk.conflict.first') : null}
          onDiscard={() => desk.edit(null)}
          onReview={() => desk.review(true)}
        />
      )}
      {desk.reviewing && changes.length > 0 ? (
        <GamesReview name={name} now={now} wanted={wanted} changes={changes} desk={desk} />
      ) : null}
    </DeskLayout>
  );
}
