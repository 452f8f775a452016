import { useTexts } from '#ui/i18n/useTexts.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { BrandDesk } from '../../desk/BrandDesk.tsx';
import { DeskState } from '../../desk/DeskState.tsx';
import { useStaff } from '../../session/useStaff.ts';
import { FlagsDesk } from './FlagsDesk.tsx';

/** Somebody else may turn them too. */
const REFRESH_MS = 30_000;

/** What the platform lets a brand do: ten switches. */
export function FlagsScreen() {
  const say = useTexts('office');
  const mayEdit = useStaff().may('brand.rules');
  return (
    <BrandDesk
      title={say('office:flags.title')}
      lead={mayEdit ? say('office:flags.lead') : say('office:desk.readOnly')}
    >
      {(brand) => <BrandFlags {...brand} />}
    </BrandDesk>
  );
}

function BrandFlags({ brand, name }: { brand: string; name: string }) {
  const state = useQuery('getWhitelabelFlags', { params: { brand } }, { everyMs: REFRESH_MS });
  const { put, refresh } = state;
  return (
    <DeskState state={state} lines={8}>
      {(now) => <FlagsDesk name={name} now={now} put={put} refresh={refresh} />}
    </DeskState>
  );
}
