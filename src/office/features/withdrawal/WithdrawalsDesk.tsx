import { riskSignals, withdrawalViews } from '#contract/generated/enum-values.ts';
import type { OfficeWithdrawal } from '#contract/generated/types.ts';
import { QueueDesk } from '#staff/queue/QueueDesk.tsx';
import { useListTopic } from '#staff/queue/useListTopic.ts';
import { useAddress } from '#staff/values/useAddress.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ChoiceStrip } from '#ui/kit/ChoiceStrip.tsx';
import { SelectField } from '#ui/kit/Field.tsx';
import { FilterField } from '#staff/queue/FilterField.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { useWithdrawalActions } from './useWithdrawalActions.tsx';
import { viewOf, withdrawalQuery } from './withdrawal-filters.ts';
import { useWithdrawalColumns } from './useWithdrawalColumns.tsx';
import { WithdrawalDetail } from './WithdrawalDetail.tsx';
import styles from './WithdrawalsDesk.module.css';

const REFRESH_MS = 30_000;

/** One brand's queue: saved views, filters, and the actions of each step. */
export function WithdrawalsDesk({ brand, name }: { brand: string; name: string }) {
  const say = useTexts('withdrawal-desk');
  const { params, change } = useAddress();
  const view = viewOf(params);
  const list = useQuery(
    'searchWithdrawals',
    { params: { brand }, query: withdrawalQuery(params) },
    { keepPrevious: true, everyMs: REFRESH_MS },
  );
  useListTopic('withdrawalQueue', brand, list.refresh);
  const actions = useWithdrawalActions(brand);
  const columns = useWithdrawalColumns();
  const counts = list.value?.counts;
  return (
    <>
      <ChoiceStrip
        label={say('withdrawal-desk:views')}
        choices={withdrawalViews.map((value) => ({
          value,
          label:
            value === 'all' || counts === undefined
              ? say(`withdrawal-desk:view.${value}`)
              : `${say(`withdrawal-desk:view.${value}`)} (${counts[value]})`,
        }))}
        chosen={view}
        onChoose={(value) => change({ view: value })}
      />
      <search className={styles.bar}>
        <FilterField name="username" label={say('withdrawal-desk:account')} type="search" />
        <FilterField
          name="min"
          label={say('withdrawal-desk:from')}
          inputMode="numeric"
          maxLength={9}
        />
        <FilterField
          name="max"
          label={say('withdrawal-desk:to')}
          inputMode="numeric"
          maxLength={9}
        />
        <SelectField
          label={say('withdrawal-desk:risks')}
          value={params.get('risk') ?? ''}
          options={[
            { value: '', label: say('withdrawal-desk:anyRisk') },
            ...riskSignals.map((value) => ({ value, label: say(`withdrawal-desk:risk.${value}`) })),
          ]}
          onChange={(risk) => change({ risk })}
        />
      </search>
      <QueueDesk<OfficeWithdrawal>
        key={view}
        list={list}
        caption={say('withdrawal-desk:title')}
        rowKey={({ withdrawalId }) => withdrawalId}
        name={({ account, reference }) => `${account} ${reference.slice(0, 4)}`}
        columns={columns}
        actions={actions}
        none={{
          title: say('withdrawal-desk:none', { name }),
          text: say('withdrawal-desk:none.text'),
        }}
        done={say('withdrawal-desk:done')}
        detail={(item) => (
          <WithdrawalDetail
            // Read again when the list says that it has changed.
            key={`${item.withdrawalId} ${item.status} ${item.waitingSince} ${item.reviewer}`}
            brand={brand}
            withdrawalId={item.withdrawalId}
          />
        )}
      />
    </>
  );
}
