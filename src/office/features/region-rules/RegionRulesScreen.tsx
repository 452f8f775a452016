import { useTexts } from '#ui/i18n/useTexts.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { BrandDesk } from '../../desk/BrandDesk.tsx';
import { DeskState } from '../../desk/DeskState.tsx';
import { useStaff } from '../../session/useStaff.ts';
import { RegionRulesDesk } from './RegionRulesDesk.tsx';

/** Somebody else may change them too. */
const REFRESH_MS = 30_000;

/** From where a brand's site may be visited. */
export function RegionRulesScreen() {
  const say = useTexts('office');
  const mayEdit = useStaff().may('brand.rules');
  return (
    <BrandDesk
      title={say('office:regions.title')}
      lead={mayEdit ? say('office:regions.lead') : say('office:desk.readOnly')}
    >
      {(brand) => <BrandRegions {...brand} />}
    </BrandDesk>
  );
}

function BrandRegions({ brand, name }: { brand: string; name: string }) {
  const state = useQuery('getRegionRules', { params: { brand } }, { everyMs: REFRESH_MS });
  const { put, refresh } = state;
  return (
    <DeskState state={state} lines={6}>
      {(now) => <RegionRulesDesk name={name} now={now} put={put} refresh={refresh} />}
    </DeskState>
  );
}
