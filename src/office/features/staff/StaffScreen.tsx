import type { StaffMember } from '#contract/generated/types.ts';
import { staffList } from '#domain/staff/staff-list.ts';
import { Desk } from '#staff/desk/Desk.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';
import { AccessReview } from './AccessReview.tsx';
import { InvitePerson } from './InvitePerson.tsx';
import { staffActions } from './staff-actions.ts';

const CELLS = {
  brands: ({ brands }: StaffMember) => <Brands brands={brands} />,
  state: ({ status, invitedUntil }: StaffMember) => (
    <State state={status === 'blocked' ? 'locked' : invitedUntil === null ? 'active' : 'invited'} />
  ),
};

const TONES = { active: 'win', invited: 'accent', locked: 'loss' } as const;

/** Accounts of staff: who may do what, for which brands, and when that was looked at. */
export function StaffScreen() {
  return (
    <Desk
      list={staffList}
      permission="staff.manage"
      actions={staffActions}
      name={({ username }) => username}
      cells={CELLS}
      detail={(member) => <AccessReview member={member} />}
      above={(_brand, refresh) => <InvitePerson onAsked={refresh} />}
    />
  );
}

function Brands({ brands }: { brands: readonly string[] | null }) {
  const say = useTexts('office');
  return brands === null ? say('office:table.everyBrand') : brands.join(', ') || '–';
}

function State({ state }: { state: keyof typeof TONES }) {
  const say = useTexts('staff-desk');
  return <Pill tone={TONES[state]}>{say(`staff-desk:state.${state}`)}</Pill>;
}
