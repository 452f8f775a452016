import { useState } from 'react';
import type { StaffChange } from '#contract/generated/types.ts';
import { staffChangeList } from '#domain/staff/staff-list.ts';
import { actionsOf } from '#staff/desk/desk-action.ts';
import { Desk } from '#staff/desk/Desk.tsx';
import { CopyButton } from '#staff/kit/CopyButton.tsx';
import type { Fact } from '#staff/kit/Facts.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { Pill } from '#ui/kit/Pill.tsx';

const TONES = { waiting: 'accent', approved: 'win', rejected: 'loss' } as const;

const CELLS = {
  brands: ({ access }: StaffChange) => <Brands access={access} />,
  state: ({ status }: StaffChange) => <State status={status} />,
};

const action = actionsOf<'listStaffChanges'>();

interface Invited {
  username: string;
  token: string;
}

const decisions = (onInvited: (invited: Invited) => void) => [
  action({
    id: 'approve',
    operation: 'decideStaffChange',
    permission: 'staff.manage',
    tone: 'primary',
    hint: 'staff-desk:reasonHint',
    applies: ({ status, isOwn, isAboutMe }) => status === 'waiting' && !isOwn && !isAboutMe,
    request: ({ changeId }, { text: reason }) => ({
      params: { changeId },
      body: { decision: 'approve', reason },
    }),
    onReply: ({ invitation }, { username }) => {
      if (invitation !== null) onInvited({ username, token: invitation });
    },
  }),
  action({
    id: 'reject',
    operation: 'decideStaffChange',
    permission: 'staff.manage',
    hint: 'staff-desk:reasonHint',
    applies: ({ status }) => status === 'waiting',
    request: ({ changeId }, { text: reason }) => ({
      params: { changeId },
      body: { decision: 'reject', reason },
    }),
  }),
];

/** Changes of accounts that wait for a second person. */
export function StaffChangesScreen() {
  const say = useTexts('staff-change-desk', 'staff-desk');
  const [invited, setInvited] = useState<Invited | null>(null);
  const facts = ({ username, displayName, kind, access }: StaffChange): readonly Fact[] => [
    {
      id: 'account',
      label: say('staff-change-desk:account'),
      value: `${username}, ${displayName}`,
    },
    {
      id: 'kind',
      label: say('staff-change-desk:kind'),
      value: say(`staff-change-desk:kind.${kind}`),
    },
    ...(access === null
      ? []
      : [
          {
            id: 'role',
            label: say('staff-change-desk:role'),
            value: say(`staff-desk:role.${access.role}`),
          },
          {
            id: 'brands',
            label: say('staff-change-desk:brands'),
            value: <Brands access={access} />,
          },
        ]),
  ];
  return (
    <Desk
      list={staffChangeList}
      permission="staff.manage"
      actions={decisions(setInvited)}
      name={({ username }) => username}
      cells={CELLS}
      facts={facts}
      above={() => (invited === null ? null : <Invitation invited={invited} />)}
    />
  );
}

/** The address of an invitation, which is shown this once. */
function Invitation({ invited: { username, token } }: { invited: Invited }) {
  const say = useTexts('staff-change-desk');
  // After the mark: no server and no log sees it.
  const address = `${window.location.origin}/office/invitation#${token}`;
  return (
    <Notice tone="warning" title={say('staff-change-desk:invitation', { username })}>
      <p>{say('staff-change-desk:invitation.text')}</p>
      <p>
        <span className="code">{address}</span>{' '}
        <CopyButton text={address} what={say('staff-change-desk:invitation.address')} />
      </p>
    </Notice>
  );
}

function Brands({ access }: { access: StaffChange['access'] }) {
  const say = useTexts('office');
  if (access === null) return '–';
  return access.brands === null ? say('office:table.everyBrand') : access.brands.join(', ') || '–';
}

function State({ status }: { status: StaffChange['status'] }) {
  const say = useTexts('staff-change-desk');
  return <Pill tone={TONES[status]}>{say(`staff-change-desk:state.${status}`)}</Pill>;
}
