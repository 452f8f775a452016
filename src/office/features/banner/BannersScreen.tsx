import { useTexts } from '#ui/i18n/useTexts.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { BrandDesk } from '../../desk/BrandDesk.tsx';
import { DeskState } from '../../desk/DeskState.tsx';
import { useStaff } from '../../session/useStaff.ts';
import { BannersDesk } from './BannersDesk.tsx';

/** Somebody else may change them too. */
const REFRESH_MS = 30_000;

/** The banners of each brand. */
export function BannersScreen() {
  const say = useTexts('banner-desk');
  const mayEdit = useStaff().may('content.edit');
  return (
    <BrandDesk
      title={say('banner-desk:title')}
      lead={say(mayEdit ? 'banner-desk:lead' : 'banner-desk:readOnly')}
    >
      {(brand) => <BrandBanners {...brand} />}
    </BrandDesk>
  );
}

function BrandBanners({ brand, name }: { brand: string; name: string }) {
  const state = useQuery('getBanners', { params: { brand } }, { everyMs: REFRESH_MS });
  const { put, refresh } = state;
  return (
    <DeskState state={state} lines={6}>
      {(now) => <BannersDesk name={name} now={now} put={put} refresh={refresh} />}
    </DeskState>
  );
}
