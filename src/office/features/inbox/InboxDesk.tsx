import { useListTopic } from '#staff/queue/useListTopic.ts';
import { DeskState } from '#staff/screen/DeskState.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { cursorOf } from '#staff/values/address-values.ts';
import { useAddress } from '#staff/values/useAddress.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { Composer } from './Composer.tsx';
import styles from './InboxDesk.module.css';
import { SendingList } from './SendingList.tsx';

/** Others write too. */
const REFRESH_MS = 30_000;
/** In the address: a message is being written, and the player it begins with. */
const WRITE = 'write';
const TO = 'to';

/** One brand's messages; one is being written, or all are listed, as the address says. */
export function InboxDesk({ brand, name }: { brand: string; name: string }) {
  const say = useTexts('inbox-desk');
  const { params, change } = useAddress();
  const maySend = useStaff().may('inbox.send');
  const cursor = cursorOf(params);
  const list = useQuery(
    'listInboxSendings',
    { params: { brand }, query: cursor === null ? {} : { cursor } },
    { keepPrevious: true, everyMs: REFRESH_MS },
  );
  useListTopic('inboxQueue', brand, list.refresh);
  const to = params.get(TO);
  if (params.get(WRITE) === null || !maySend) {
    return (
      <div className={styles.desk}>
        {maySend ? (
          <div>
            <Button onClick={() => change({ [WRITE]: 'new' })}>
              <Icon name="plus" size="small" />
              {say('inbox-desk:write')}
            </Button>
          </div>
        ) : null}
        <SendingList brand={brand} name={name} list={list} maySend={maySend} />
      </div>
    );
  }
  return (
    <DeskState state={list} lines={6}>
      {({ languages, defaultLanguage }) => (
        <Composer
          brand={brand}
          name={name}
          languages={{ languages, defaultLanguage }}
          to={to === null ? [] : [to]}
          onLeave={() => {
            change({ [WRITE]: null, [TO]: null });
            void list.refresh();
          }}
        />
      )}
    </DeskState>
  );
}
