import type { StaffMember } from '#contract/generated/types.ts';
import { permissionsOf } from '#contract/permission.ts';
import { TWO_PERSON_PERMISSIONS } from '#domain/staff/staff-rules.ts';
import { Facts } from '#staff/kit/Facts.tsx';
import { Panel } from '#staff/kit/Panel.tsx';
import { Instant } from '#staff/values/Instant.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import styles from './AccessFields.module.css';

/** Accounts that are read to count who else may decide; a platform has few. */
const MOST = 100;

/** The rights of an account: what it may do, and of which two-person acts it may do both halves. */
export function AccessReview({ member }: { member: StaffMember }) {
  const say = useTexts('staff-desk');
  const all = useQuery('listStaffAccounts', {
    params: { brand: 'all' },
    query: { limit: MOST },
  });
  const held = permissionsOf(member.role);
  const others = (all.value?.items ?? []).filter(
    ({ staffId, status }) => staffId !== member.staffId && status === 'active',
  );
  const both = TWO_PERSON_PERMISSIONS.filter((permission) => held.includes(permission));
  return (
    <>
      <Panel title={say('staff-desk:rights')}>
        <Facts
          facts={[
            { id: 'name', label: say('staff-desk:name'), value: member.displayName },
            {
              id: 'role',
              label: say('staff-desk:role'),
              value: say(`staff-desk:role.${member.role}`),
            },
            {
              id: 'reviewed',
              label: say('staff-desk:reviewed'),
              value:
                member.reviewedAt === null ? (
                  say('staff-desk:neverReviewed')
                ) : (
                  <>
                    {member.reviewedBy} <Instant at={member.reviewedAt} />
                  </>
                ),
            },
          ]}
        />
        <p className={styles.hint}>{say(`staff-desk:does.${member.role}`)}</p>
      </Panel>
      <Panel title={say('staff-desk:bothHalves')}>
        <p className={styles.hint}>{say('staff-desk:bothHalves.text')}</p>
        {both.length === 0 ? (
          <p>{say('staff-desk:bothHalves.none')}</p>
        ) : (
          <Facts
            facts={both.map((permission) => ({
              id: permission,
              label: say(`staff-desk:may.${permission}`),
              value: say('staff-desk:others', {
                count: others.filter(({ role }) => permissionsOf(role).includes(permission)).length,
              }),
            }))}
          />
        )}
      </Panel>
    </>
  );
}
