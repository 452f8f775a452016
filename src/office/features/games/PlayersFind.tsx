import type { GameSettings } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { Facts } from '#staff/kit/Facts.tsx';
import { Panel } from '#staff/kit/Panel.tsx';
import { type Arrangement, shownVendors } from './arrangement.ts';
import { useCategoryName } from './useCategoryName.ts';

export interface PlayersFindProps {
  now: GameSettings;
  wanted: Arrangement;
  /** Something in it does not hold yet. */
  isPreview: boolean;
}

/** The categories that are there, each with its vendors in their order. */
export function PlayersFind({ now, wanted, isPreview }: PlayersFindProps) {
  const say = useTexts('games-desk');
  const categoryName = useCategoryName();
  const shippedName = (code: string): string =>
    now.vendors.find(({ vassalage }) => vassalage === code)?.displayName ?? code;
  const facts = wanted.categories.flatMap((category) => {
    const names = shownVendors(now, wanted, category).map(({ vendor, opens }) => {
      const name = vendor.names[0]?.name ?? shippedName(vendor.vassalage);
      return opens ? name : say('games-desk:players.shut', { name });
    });
    return names.length === 0
      ? []
      : [{ id: category, label: categoryName(category), value: names.join(' · ') }];
  });
  return (
    <Panel title={say(isPreview ? 'games-desk:players.willTitle' : 'games-desk:players.title')}>
      {facts.length === 0 ? (
        <Notice tone="warning">
          <p>{say('games-desk:players.none')}</p>
        </Notice>
      ) : (
        <Facts facts={facts} />
      )}
    </Panel>
  );
}
