import { useState } from 'react';
import type { OfficeContract } from '#contract/generated/types.ts';
import { REFRESH_MS } from '#staff/queue/refresh-ms.ts';
import { PagedList } from '#staff/screen/PagedList.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { useAddress } from '#staff/values/useAddress.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { DataTable } from '#ui/kit/DataTable.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { Switch } from '#ui/kit/Switch.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import styles from './ContractDesk.module.css';
import { isOpenOnly, kindQuery } from './contracts-query.ts';
import { EndContract } from './EndContract.tsx';
import { KindFilter } from './KindFilter.tsx';
import { OfferContract } from './OfferContract.tsx';
import { useAgentFilter } from './useAgentFilter.tsx';
import { useContractColumns } from './useContractColumns.tsx';

/** Contracts of a brand, newest first; staff offer one for the brand and end any of them. */
export function ContractsDesk({ brand, name }: { brand: string; name: string }) {
  const say = useTexts('contract-desk');
  const mayRun = useStaff().may('contract.run');
  const { params, change } = useAddress();
  const agent = useAgentFilter(brand);
  const list = useQuery(
    'listOfficeContracts',
    {
      params: { brand },
      query: {
        ...kindQuery(params),
        ...(agent.memberId !== undefined && { memberId: agent.memberId }),
        ...(isOpenOnly(params) && { isOpen: 'true' as const }),
      },
    },
    {
      enabled: agent.state === 'all' || agent.state === 'found',
      keepPrevious: true,
      everyMs: REFRESH_MS,
    },
  );
  const { currency = '', waiting = 0 } = list.value ?? {};
  const [isOffering, setOffering] = useState(false);
  const [ending, end] = useState<OfficeContract | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const columns = useContractColumns(currency, mayRun ? end : undefined);
  const finish = (sentence: string): void => {
    end(null);
    setOffering(false);
    setDone(sentence);
    void list.refresh();
  };
  return (
    <>
      <div className={styles.bar}>
        <search className={styles.search}>
          <KindFilter />
          {agent.fields}
          <Switch
            label={say('contract-desk:openOnly')}
            checked={isOpenOnly(params)}
            onChange={(isOpen) => change({ isOpen: isOpen ? 'true' : null })}
          />
        </search>
        <div className={styles.actions}>
          {waiting === 0 ? null : (
            <Pill tone="accent">{say('contract-desk:waitingLines', { count: waiting })}</Pill>
          )}
          {mayRun ? (
            <Button onClick={() => setOffering(true)}>
              <Icon name="plus" size="small" />
              {say('contract-desk:offer')}
            </Button>
          ) : null}
        </div>
      </div>
      {done === null ? null : <Notice tone="good">{done}</Notice>}
      {agent.state === 'missing' ? (
        <EmptyState icon="magnifyingGlass" title={say('contract-desk:agent.none')} />
      ) : (
        <PagedList
          list={list}
          none={
            <EmptyState icon="sealCheck" title={say('contract-desk:contracts.none', { name })}>
              {say('contract-desk:contracts.none.text')}
            </EmptyState>
          }
        >
          {(rows, busy) => (
            <DataTable
              caption={say('contract-desk:contracts.title')}
              columns={columns}
              rows={rows}
              busy={busy}
              rowKey={({ contract }) => contract.contractId}
            />
          )}
        </PagedList>
      )}
      {isOffering ? (
        <OfferContract
          brand={brand}
          currency={currency}
          onDone={finish}
          onClose={() => setOffering(false)}
        />
      ) : null}
      {ending === null ? null : (
        <EndContract brand={brand} contract={ending} onDone={finish} onClose={() => end(null)} />
      )}
    </>
  );
}
