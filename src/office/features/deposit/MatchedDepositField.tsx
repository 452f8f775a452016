import { useCallback, useState } from 'react';
import type { OfficeDeposit, StatementLine } from '#contract/generated/types.ts';
import type { DeskFieldProps } from '#staff/desk/desk-action.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field } from '#ui/kit/Field.tsx';
import { writeJudged } from './judged-deposit.ts';
import { canonicalReference } from './named-by.ts';
import { NamedDeposit } from './NamedDeposit.tsx';

const MAX_REFERENCE = 64;

/** The reference of a deposit, and the deposit that it names: a line credits only one that is shown. */
export function MatchedDepositField({ item, onChange }: DeskFieldProps<StatementLine>) {
  const say = useTexts('statement-line-desk');
  const [typed, type] = useState('');
  const reference = canonicalReference(typed);
  const show = useCallback(
    (deposit: OfficeDeposit | null) =>
      onChange(deposit === null ? '' : writeJudged({ seen: deposit.version, reference })),
    [onChange, reference],
  );
  return (
    <>
      <Field
        label={say('statement-line-desk:match.reference')}
        hint={say('statement-line-desk:match.hint')}
        value={typed}
        maxLength={MAX_REFERENCE}
        autoComplete="off"
        onChange={({ target }) => type(target.value)}
      />
      <NamedDeposit brand={item.brand} reference={typed} onShown={show} />
    </>
  );
}
