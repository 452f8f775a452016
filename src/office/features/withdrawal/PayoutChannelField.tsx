import { useEffect, useEffectEvent } from 'react';
import type { OfficeWithdrawal } from '#contract/generated/types.ts';
import type { DeskFieldProps } from '#staff/desk/desk-action.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SelectField } from '#ui/kit/Field.tsx';
import { useQuery } from '#ui/query/useQuery.ts';

/** Which of the brand's channels pays. */
export function PayoutChannelField({ item, value, onChange }: DeskFieldProps<OfficeWithdrawal>) {
  const say = useTexts('withdrawal-desk');
  const terms = useQuery('getWithdrawalTerms', { params: { brand: item.brand } });
  const channels = terms.value?.payoutChannels;
  const chooseFirst = useEffectEvent((first: string) => onChange(first));
  const first = channels?.[0];
  useEffect(() => {
    if (first !== undefined) chooseFirst(first);
  }, [first]);
  return channels?.length === 0 ? (
    <p>{say('withdrawal-desk:noChannel')}</p>
  ) : (
    <SelectField
      label={say('withdrawal-desk:channel')}
      value={value}
      options={(channels ?? []).map((code) => ({ value: code, label: code }))}
      onChange={onChange}
    />
  );
}
