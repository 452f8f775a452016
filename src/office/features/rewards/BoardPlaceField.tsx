import { useState } from 'react';
import type { OfficeBoard } from '#contract/generated/types.ts';
import type { DeskFieldProps } from '#staff/desk/desk-action.ts';
import { TextAreaField } from '#staff/kit/TextAreaField.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SelectField } from '#ui/kit/Field.tsx';

const MIN_REASON = 3;
const MAX_REASON = 300;

interface Removal {
  readonly account: string;
  readonly reason: string;
}

/** Reads both values of the field below. */
export const readRemoval = (value: string): Removal => JSON.parse(value) as Removal;

/** Whom a board loses, and why; it gives nothing until both are there. */
export function BoardPlaceField({ item, onChange }: DeskFieldProps<OfficeBoard>) {
  const say = useTexts('board-desk');
  const [removal, setRemoval] = useState<Removal>({
    account: item.places[0]?.account ?? '',
    reason: '',
  });
  const change = (part: Partial<Removal>): void => {
    const next = { ...removal, ...part };
    const isWhole = next.account !== '' && next.reason.trim().length >= MIN_REASON;
    setRemoval(next);
    onChange(isWhole ? JSON.stringify({ ...next, reason: next.reason.trim() }) : '');
  };
  return (
    <>
      <SelectField
        label={say('board-desk:account')}
        value={removal.account}
        options={item.places.map(({ account, rank }) => ({
          value: account,
          label: `${rank} · ${account}`,
        }))}
        onChange={(account) => change({ account })}
      />
      <TextAreaField
        label={say('board-desk:removeReason')}
        hint={say('board-desk:remove.hint')}
        value={removal.reason}
        maxLength={MAX_REASON}
        onChange={(reason) => change({ reason })}
      />
    </>
  );
}
