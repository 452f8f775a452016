import type { LikelyAccount, MemberDetail } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { type Column, DataTable } from '#ui/kit/DataTable.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { Instant } from '#staff/values/Instant.tsx';
import { MemberStatusPill } from '../../shell/MemberStatusPill.tsx';

/** Accounts that are likely the same person's, with what they share. */
export function LikelyAccounts({ detail }: { detail: MemberDetail }) {
  const { id: memberId } = detail.member;
  const say = useTexts('likely-account');
  const columns = useColumns();
  const { value } = useQuery('listLikelyAccounts', { params: { memberId } });
  if (value === undefined) return null;
  const { items, isCut } = value;
  return (
    <Panel title={say('likely-account:title')}>
      <p>{say(items.length === 0 ? 'likely-account:none' : 'likely-account:lead')}</p>
      {items.length === 0 ? null : (
        <DataTable
          caption={say('likely-account:title')}
          columns={columns}
          rows={items}
          rowKey={(account) => account.memberId}
        />
      )}
      {isCut ? <Notice>{say('likely-account:cut')}</Notice> : null}
    </Panel>
  );
}

function useColumns(): readonly Column<LikelyAccount>[] {
  const say = useTexts('likely-account');
  const { brandName } = useStaff();
  return [
    {
      id: 'account',
      label: say('likely-account:account'),
      lead: true,
      cell: ({ memberId, account, brand }) => (
        <>
          <TextLink href={`/members/${memberId}`}>{account}</TextLink>
          {` · ${brandName(brand)}`}
        </>
      ),
    },
    {
      id: 'status',
      label: say('likely-account:status'),
      lead: true,
      cell: ({ status }) => <MemberStatusPill status={status} />,
    },
    {
      id: 'signals',
      label: say('likely-account:signals'),
      lead: true,
      cell: ({ signals }) =>
        signals.map((signal) => say(`likely-account:signal.${signal}`)).join(', '),
    },
    {
      id: 'created',
      label: say('likely-account:created'),
      cell: ({ createdAt }) => <Instant at={createdAt} />,
    },
    {
      id: 'lastLogin',
      label: say('likely-account:lastLogin'),
      cell: ({ lastLoginAt }) => (lastLoginAt === null ? '–' : <Instant at={lastLoginAt} />),
    },
  ];
}
