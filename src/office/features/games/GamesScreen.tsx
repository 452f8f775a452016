import { useTexts } from '#ui/i18n/useTexts.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { BrandDesk } from '../../desk/BrandDesk.tsx';
import { DeskState } from '../../desk/DeskState.tsx';
import { useStaff } from '../../session/useStaff.ts';
import { GamesDesk } from './GamesDesk.tsx';

/** Somebody else may arrange them too. */
const REFRESH_MS = 30_000;

/** What players find in the menus and the lobby. */
export function GamesScreen() {
  const say = useTexts('games-desk', 'office');
  const mayEdit = useStaff().may('brand.rules');
  return (
    <BrandDesk
      title={say('games-desk:title')}
      lead={mayEdit ? say('games-desk:lead') : say('office:desk.readOnly')}
    >
      {(brand) => <BrandGames {...brand} />}
    </BrandDesk>
  );
}

function BrandGames({ brand, name }: { brand: string; name: string }) {
  const state = useQuery('getGameSettings', { params: { brand } }, { everyMs: REFRESH_MS });
  const { put, refresh } = state;
  return (
    <DeskState state={state} lines={10}>
      {(now) => <GamesDesk name={name} now={now} put={put} refresh={refresh} />}
    </DeskState>
  );
}
