import { useTexts } from '#ui/i18n/useTexts.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { BrandDesk } from '../../desk/BrandDesk.tsx';
import { DeskState } from '../../desk/DeskState.tsx';
import { useStaff } from '../../session/useStaff.ts';
import { ResourcesDesk } from './ResourcesDesk.tsx';

/** Somebody else may change them too. */
const REFRESH_MS = 30_000;

/** The links that operators set for each brand. */
export function SiteResourcesScreen() {
  const say = useTexts('resource-desk');
  const mayEdit = useStaff().may('content.edit');
  return (
    <BrandDesk
      title={say('resource-desk:title')}
      lead={say(mayEdit ? 'resource-desk:lead' : 'resource-desk:readOnly')}
    >
      {(brand) => <BrandResources {...brand} />}
    </BrandDesk>
  );
}

function BrandResources({ brand, name }: { brand: string; name: string }) {
  const state = useQuery('getSiteResources', { params: { brand } }, { everyMs: REFRESH_MS });
  const { put, refresh } = state;
  return (
    <DeskState state={state} lines={6}>
      {(now) => <ResourcesDesk name={name} now={now} put={put} refresh={refresh} />}
    </DeskState>
  );
}
