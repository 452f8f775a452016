import type { GameItem } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { GameRail } from '../game-list/GameRail.tsx';
import { favouredVendor } from './favoured-vendor.ts';
import { newGames } from './new-games.ts';

const RAIL_COUNT = 12;
/** Enough of a provider's titles to find its newest ones. */
const LOOKED_AT = 42;

export interface PersonalRailsProps {
  /** The titles that the member opened last, the latest first. */
  recent: readonly GameItem[];
  /** Leaves out what does not belong on this page. */
  here: (games: readonly GameItem[]) => readonly GameItem[];
}

/** Titles like the last one that was played, and what is new of the favoured provider; each says why it is shown. */
export function PersonalRails({ recent, here }: PersonalRailsProps) {
  const say = useTexts('lobby');
  const last = recent.find(({ theme }) => theme !== null);
  const favoured = favouredVendor(recent);
  const alike = useQuery(
    'listGames',
    { query: { pageNo: 1, pageSize: LOOKED_AT, ...(last?.theme ? { theme: last.theme } : {}) } },
    { enabled: last !== undefined },
  );
  const ofVendor = useQuery(
    'listGames',
    { query: { pageNo: 1, pageSize: LOOKED_AT, vassalage: favoured?.vassalage ?? '' } },
    { enabled: favoured !== null },
  );
  const vendors = useQuery('listVendors', { query: {} }, { enabled: favoured !== null });
  const known = new Set(recent.map(({ nodeId }) => nodeId));
  const unknown = (games: readonly GameItem[] = []) =>
    here(games)
      .filter(({ nodeId }) => !known.has(nodeId))
      .slice(0, RAIL_COUNT);
  const vendorName = vendors.value?.items.find(
    ({ vassalage }) => vassalage === favoured?.vassalage,
  )?.displayName;
  return (
    <>
      {last === undefined ? null : (
        <GameRail
          title={say('lobby:rail.because', { game: last.gameName })}
          games={unknown(alike.value?.content)}
        />
      )}
      {vendorName === undefined ? null : (
        <GameRail
          title={say('lobby:rail.newOf', { vendor: vendorName })}
          games={unknown(newGames(ofVendor.value?.content ?? []))}
        />
      )}
    </>
  );
}
