import { useState } from 'react';
import type { StaffMember } from '#contract/generated/types.ts';
import type { DeskFieldProps } from '#staff/desk/desk-action.ts';
import { TextAreaField } from '#staff/kit/TextAreaField.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { AccessFields } from './AccessFields.tsx';

const MIN_REASON = 3;
const MAX_REASON = 300;

/** Asks for the new rights of an account and why. Its value is both as JSON; empty: no reason yet. */
export function AccessField({ item, onChange }: DeskFieldProps<StaffMember>) {
  const say = useTexts('office', 'staff-desk');
  const { role, brands, requiresFactor } = item;
  const [access, setAccess] = useState({ role, brands, requiresFactor });
  const [reason, setReason] = useState('');
  const put = (next: typeof access, why: string): void => {
    setAccess(next);
    setReason(why);
    const isWhole = why.trim().length >= MIN_REASON;
    onChange(isWhole ? JSON.stringify({ ...next, reason: why.trim() }) : '');
  };
  return (
    <>
      <AccessFields access={access} onChange={(next) => put(next, reason)} />
      <TextAreaField
        label={say('office:queue.reason')}
        hint={say('staff-desk:reasonHint')}
        value={reason}
        maxLength={MAX_REASON}
        onChange={(why) => put(access, why)}
      />
    </>
  );
}
