import { useTexts } from '#ui/i18n/useTexts.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { BrandDesk } from '../../desk/BrandDesk.tsx';
import { DeskState } from '../../desk/DeskState.tsx';
import { useStaff } from '../../session/useStaff.ts';
import { ChannelsDesk } from './ChannelsDesk.tsx';

/** Somebody else may change them too. */
const REFRESH_MS = 30_000;

/** How a brand's players reach a person. */
export function CustomerServiceScreen() {
  const say = useTexts('service-desk');
  const mayEdit = useStaff().may('content.edit');
  return (
    <BrandDesk
      title={say('service-desk:title')}
      lead={say(mayEdit ? 'service-desk:lead' : 'service-desk:readOnly')}
    >
      {(brand) => <BrandChannels {...brand} />}
    </BrandDesk>
  );
}

function BrandChannels({ brand, name }: { brand: string; name: string }) {
  const state = useQuery('getServiceChannels', { params: { brand } }, { everyMs: REFRESH_MS });
  const { put, refresh } = state;
  return (
    <DeskState state={state} lines={6}>
      {(now) => <ChannelsDesk name={name} now={now} put={put} refresh={refresh} />}
    </DeskState>
  );
}
