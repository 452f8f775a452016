import { type FormEvent, useState } from 'react';
import { currencyDigits, currencySymbol, decimalText } from '#domain/money/format-micro.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Field, SelectField } from '#ui/kit/Field.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { Checkbox } from '#ui/kit/branded/Checkbox.tsx';
import { useReadAmount } from '../../frame/AmountField.tsx';
import { FilterFold } from '../../frame/FilterFold.tsx';
import type { AgentHome } from '../../frame/HomeGate.tsx';
import { useAddress } from '../../frame/useAddress.ts';
import styles from './Downlines.module.css';
import { useDownlineFilters } from './useDownlineFilters.ts';

/** Search by account, kind, online, and smallest balance. Typed filters apply on submit. */
export function DownlineFilters({ home }: { home: AgentHome }) {
  const say = useTexts('agent', 'records');
  const locale = useLocale();
  const address = useAddress();
  const readAmount = useReadAmount(home.currency);
  const { query, count } = useDownlineFilters();
  const [search, setSearch] = useState(query.search ?? '');
  const [min, setMin] = useState(() =>
    query.minBalanceMicro === undefined
      ? ''
      : decimalText(BigInt(query.minBalanceMicro), currencyDigits(home.currency)),
  );
  const amount = readAmount(min);
  const isAmountInvalid = min.trim() !== '' && amount === null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isAmountInvalid) return;
    address.set({
      search: search.trim() === '' ? null : search.trim(),
      min: amount === null ? null : String(amount),
    });
  };
  return (
    <FilterFold count={count} hasProblem={isAmountInvalid}>
      <form className={styles.filters} role="search" noValidate onSubmit={submit}>
        <Field
          type="search"
          label={say('agent:downlines.search')}
          value={search}
          maxLength={64}
          autoComplete="off"
          onChange={({ target }) => setSearch(target.value)}
        />
        {home.powers.includes('seeBalances') ? (
          <Field
            label={say('agent:downlines.min')}
            value={min}
            maxLength={18}
            inputMode="decimal"
            autoComplete="off"
            before={currencySymbol(home.currency, locale)}
            fault={isAmountInvalid ? say('agent:amount.none') : undefined}
            onChange={({ target }) => setMin(target.value)}
          />
        ) : null}
        <SelectField
          label={say('agent:downlines.type')}
          value={query.type ?? ''}
          options={[
            { value: '', label: say('records:all') },
            { value: 'member', label: say('agent:downlines.type.member') },
            { value: 'agent', label: say('agent:downlines.type.agent') },
          ]}
          onChange={(value) => address.set({ type: value })}
        />
        <Checkbox
          name="online"
          label={say('agent:downlines.online')}
          checked={query.online === true}
          onChange={(checked) => address.set({ online: checked ? '1' : null })}
        />
        <Button type="submit" tone="secondary">
          <Icon name="magnifyingGlass" size="small" />
          {say('agent:downlines.find')}
        </Button>
      </form>
    </FilterFold>
  );
}
