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
/** In the address: a message to be written, to nobody yet or to a player by name. */
const WRITE = 'write';

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
  const to = params.get(WRITE);
  if (to === null || !maySend) {
    return (
      <div className={styles.desk}>
        {maySend ? (
          <div>
            <Button onClick={() => change({ [WRITE]: '' })}>
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
          to={to === '' ? [] : [to]}
          onLeave={() => {
            change({ [WRITE]: null });
            void list.refresh();
          }}
        />
      )}
    </DeskState>
  );
}
