import { useLocation } from 'react-router-dom';
import type { MemberSummary } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Anchor } from '#ui/kit/Anchor.tsx';
import { CopyButton } from '#staff/kit/CopyButton.tsx';
import { type Column, DataTable } from '#ui/kit/DataTable.tsx';
import { walkRows } from '#staff/kit/walk-rows.ts';
import { useStaff } from '#staff/session/useStaff.ts';
import { Amount } from '#staff/values/Amount.tsx';
import { Instant } from '#staff/values/Instant.tsx';
import { accountRole } from '../../shell/account-role.ts';
import styles from './MemberTable.module.css';
import { MemberStatusPill } from '../../shell/MemberStatusPill.tsx';

/** Members, each row a way to the member. */
export function MemberTable({
  members,
  busy,
}: {
  members: readonly MemberSummary[] | undefined;
  busy: boolean;
}) {
  const say = useTexts('office');
  return (
    <DataTable
      caption={say('office:members.title')}
      columns={useColumns()}
      rows={members}
      rowKey={({ id }) => id}
      busy={busy}
    />
  );
}

function useColumns(): readonly Column<MemberSummary>[] {
  const say = useTexts('office');
  const { brandName } = useStaff();
  const { search } = useLocation();
  return [
    {
      id: 'account',
      label: say('office:member.account'),
      lead: true,
      cell: ({ id, account, nickname, type }) => (
        <span className={styles.who}>
          <Anchor
            href={`/members/${id}`}
            state={{ from: search }}
            className={styles.link}
            data-row=""
            onKeyDown={walkRows}
          >
            {account}
          </Anchor>
          <span className={styles.more}>
            {[
              nickname,
              accountRole(type) === 'member' ? '' : say(`office:member.role.${accountRole(type)}`),
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </span>
        </span>
      ),
    },
    {
      id: 'status',
      label: say('office:member.statusName'),
      lead: true,
      cell: ({ status }) => <MemberStatusPill status={status} />,
    },
    {
      id: 'brand',
      label: say('office:brand'),
      cell: ({ brand }) => brandName(brand),
    },
    {
      id: 'id',
      label: say('office:member.id'),
      cell: ({ id }) => (
        <span className={styles.id}>
          <span className="code">{id}</span>
          <CopyButton text={id} what={say('office:member.id')} />
        </span>
      ),
    },
    {
      id: 'balance',
      label: say('office:member.balance'),
      align: 'end',
      cell: ({ balanceMicro, currency }) => (
        <Amount micro={BigInt(balanceMicro)} currency={currency} mutedZero />
      ),
    },
    {
      id: 'lastLoginAt',
      label: say('office:member.lastLogin'),
      align: 'end',
      cell: ({ lastLoginAt }) =>
        lastLoginAt === null ? (
          <span className={styles.more}>{say('office:never')}</span>
        ) : (
          <Instant at={lastLoginAt} />
        ),
    },
    {
      id: 'createdAt',
      label: say('office:member.registered'),
      align: 'end',
      cell: ({ createdAt }) => <Instant at={createdAt} style="day" />,
    },
  ];
}
