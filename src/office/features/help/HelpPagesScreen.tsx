import { useTexts } from '#ui/i18n/useTexts.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { BrandDesk } from '../../desk/BrandDesk.tsx';
import { DeskState } from '../../desk/DeskState.tsx';
import { useStaff } from '../../session/useStaff.ts';
import { useAddress } from '../../values/useAddress.ts';
import { PagesDesk } from './PagesDesk.tsx';
import { WordingDesk } from './WordingDesk.tsx';

/** Somebody else may work on them too. */
const REFRESH_MS = 60_000;

/** What players read under help: which pages there are, and their words. */
export function HelpPagesScreen() {
  const say = useTexts('help-desk', 'office');
  const mayEdit = useStaff().may('brand.rules');
  return (
    <BrandDesk
      title={say('help-desk:title')}
      lead={mayEdit ? say('help-desk:lead') : say('office:desk.readOnly')}
    >
      {(brand) => <BrandHelp {...brand} />}
    </BrandDesk>
  );
}

/** The list, or the one page that the address names. */
function BrandHelp({ brand, name }: { brand: string; name: string }) {
  const { params } = useAddress();
  const page = params.get('page');
  const state = useQuery('getHelpPages', { params: { brand } }, { everyMs: REFRESH_MS });
  const { put, refresh } = state;
  return (
    <DeskState state={state} lines={12}>
      {(now) =>
        page !== null && now.pages.some(({ pageId }) => pageId === page) ? (
          <OnePage key={page} name={name} page={page} now={now} refreshList={refresh} />
        ) : (
          <PagesDesk name={name} now={now} put={put} refresh={refresh} />
        )
      }
    </DeskState>
  );
}

interface OnePageProps {
  name: string;
  page: string;
  now: { brand: string; languages: string[]; defaultLanguage: string };
  refreshList: () => Promise<unknown>;
}

function OnePage({ name, page, now, refreshList }: OnePageProps) {
  const { brand, languages, defaultLanguage } = now;
  const state = useQuery('getHelpPage', { params: { brand, page } }, { everyMs: REFRESH_MS });
  const { put, refresh } = state;
  return (
    <DeskState state={state} lines={8}>
      {(settings) => (
        <WordingDesk
          name={name}
          now={settings}
          languages={languages}
          defaultLanguage={defaultLanguage}
          put={(value) => {
            put(value);
            void refreshList();
          }}
          refresh={refresh}
        />
      )}
    </DeskState>
  );
}
