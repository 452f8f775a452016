import { useTexts } from '#ui/i18n/useTexts.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { SettingPanel } from '#staff/setting/SettingPanel.tsx';
import { useAddress } from '#staff/values/useAddress.ts';
import { usePagesEditor } from './usePagesEditor.tsx';
import { useWordingEditor } from './useWordingEditor.tsx';

const PAGES = {
  read: 'getHelpPages',
  write: 'arrangeHelpPages',
  permission: 'brand.rules',
  everyMs: 60_000,
  useEditor: usePagesEditor,
} as const;

const WORDING = {
  read: 'getHelpPage',
  write: 'setHelpPage',
  permission: 'brand.rules',
  everyMs: 60_000,
  useEditor: useWordingEditor,
} as const;

/** What players read under help: which pages there are, and their words. */
export function HelpPagesScreen() {
  const say = useTexts('help-desk');
  return (
    <BrandDesk
      title={say('help-desk:title')}
      lead={say('help-desk:lead')}
      permission={PAGES.permission}
    >
      {(brand) => <BrandHelp {...brand} />}
    </BrandDesk>
  );
}

/** The list, or the one page in the address. */
function BrandHelp({ brand, name }: { brand: string; name: string }) {
  const page = useAddress().params.get('page');
  const { value, refresh } = useQuery('getHelpPages', { params: { brand } });
  return page !== null && value?.pages.some(({ pageId }) => pageId === page) === true ? (
    <SettingPanel
      key={page}
      setting={WORDING}
      name={name}
      params={{ brand, page }}
      onSaved={() => void refresh()}
    />
  ) : (
    <SettingPanel setting={PAGES} name={name} params={{ brand }} />
  );
}
