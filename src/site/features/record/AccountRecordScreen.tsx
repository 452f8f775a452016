import { useSearchParams } from 'react-router-dom';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ChoiceStrip } from '#ui/kit/ChoiceStrip.tsx';
import { useRecordPeriod } from '#ui/record/useRecordPeriod.ts';
import { PeriodFilter } from '#ui/record/PeriodFilter.tsx';
import { AccountFrame } from '../../frame/AccountFrame.tsx';
import { DepositRecord } from './DepositRecord.tsx';
import { MovementRecord } from './MovementRecord.tsx';
import { WithdrawalRecord } from './WithdrawalRecord.tsx';

const VIEWS = ['deposits', 'withdrawals'] as const;

/** Every movement on the wallet, the deposits, or the withdrawals, over a period. */
export function AccountRecordScreen() {
  const say = useTexts('records', 'deposit', 'withdrawal');
  const [search, setSearch] = useSearchParams();
  const view = VIEWS.find((one) => one === search.get('view')) ?? null;
  const period = useRecordPeriod();
  return (
    <AccountFrame title={say('records:account.title')}>
      <ChoiceStrip
        label={say('records:views')}
        choices={[
          { value: null, label: say('records:view.movements') },
          ...VIEWS.map((value) => ({ value, label: say(`records:view.${value}`) })),
        ]}
        chosen={view}
        onChoose={(chosen) =>
          setSearch(
            (now) => {
              const next = new URLSearchParams(now);
              next.delete('kind');
              if (chosen === null) next.delete('view');
              else next.set('view', chosen);
              return next;
            },
            { replace: true },
          )
        }
      />
      <PeriodFilter {...period} />
      {view === 'deposits' ? <DepositRecord bounds={period.bounds} /> : null}
      {view === 'withdrawals' ? <WithdrawalRecord bounds={period.bounds} /> : null}
      {view === null ? <MovementRecord bounds={period.bounds} /> : null}
    </AccountFrame>
  );
}
