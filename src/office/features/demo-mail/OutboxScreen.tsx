import { useTexts } from '#ui/i18n/useTexts.ts';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { BrandDesk } from '../../desk/BrandDesk.tsx';
import { PagedList } from '../../desk/PagedList.tsx';
import { cursorOf } from '../../values/address-values.ts';
import { useAddress } from '../../values/useAddress.ts';
import styles from './OutboxScreen.module.css';
import { MailTable } from './MailTable.tsx';

/** Mail of a demo, which goes to nobody: what players would find in their mailbox. */
export function OutboxScreen() {
  const say = useTexts('outbox-desk');
  return (
    <BrandDesk title={say('outbox-desk:title')} lead={say('outbox-desk:lead')}>
      {({ brand, name }) => <BrandOutbox brand={brand} name={name} />}
    </BrandDesk>
  );
}

function BrandOutbox({ brand, name }: { brand: string; name: string }) {
  const say = useTexts('outbox-desk');
  const { params } = useAddress();
  const cursor = cursorOf(params);
  const list = useQuery(
    'listDemoMail',
    { params: { brand }, query: cursor === null ? {} : { cursor } },
    { keepPrevious: true },
  );
  return (
    <div className={styles.outbox}>
      <PagedList
        list={list}
        none={
          <EmptyState icon="envelope" title={say('outbox-desk:none', { name })}>
            {say('outbox-desk:none.text')}
          </EmptyState>
        }
      >
        {(items, busy) => <MailTable mail={items} busy={busy} />}
      </PagedList>
    </div>
  );
}
