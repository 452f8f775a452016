import type { MemberDetail } from '#contract/generated/types.ts';
import { isRegistrationField } from '#domain/registration/registration-fields.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { CopyButton } from '#staff/kit/CopyButton.tsx';
import { type Fact, Facts } from '#staff/kit/Facts.tsx';
import { Panel } from '#staff/kit/Panel.tsx';
import { Instant } from '#staff/values/Instant.tsx';
import { accountRole } from '../../shell/account-role.ts';
import styles from './MemberFacts.module.css';
import { useLanguageName } from '#staff/values/useLanguageName.ts';

/** What is known of a member: the registration first, then what was given in it. */
export function MemberFacts({ detail }: { detail: MemberDetail }) {
  const say = useTexts('office');
  const facts = useFacts(detail);
  const given = Object.entries(detail.profile).filter(([, value]) => value !== '');
  return (
    <Panel title={say('office:facts.title')}>
      <Facts facts={facts} />
      {given.length === 0 ? null : (
        <div className={styles.given}>
          <h3 className={styles.heading}>{say('office:facts.profile')}</h3>
          <Facts
            facts={given.map(([field, value]) => ({
              id: field,
              label: isRegistrationField(field) ? say(`office:profile.${field}`) : field,
              value,
            }))}
          />
        </div>
      )}
    </Panel>
  );
}

function useFacts(detail: MemberDetail): readonly Fact[] {
  const say = useTexts('office');
  const languageName = useLanguageName();
  const { member, registeredIp, registerUrl } = detail;
  const role = accountRole(member.type);
  return [
    {
      id: 'registered',
      label: say('office:member.registered'),
      value: <Instant at={member.createdAt} />,
    },
    {
      id: 'lastLogin',
      label: say('office:member.lastLogin'),
      value:
        member.lastLoginAt === null ? say('office:never') : <Instant at={member.lastLoginAt} />,
    },
    { id: 'role', label: say('office:member.roleName'), value: say(`office:member.role.${role}`) },
    { id: 'language', label: say('office:language'), value: languageName(detail.language) },
    {
      id: 'terms',
      label: say('office:facts.terms', { version: detail.termsVersion }),
      value: <Instant at={detail.termsAcceptedAt} />,
    },
    {
      id: 'ip',
      label: say('office:facts.ip'),
      value:
        registeredIp === '' ? (
          say('office:unknown')
        ) : (
          <>
            <span className="code">{registeredIp}</span>
            <CopyButton text={registeredIp} what={say('office:facts.ip')} />
          </>
        ),
    },
    {
      id: 'url',
      label: say('office:facts.url'),
      value: registerUrl === '' ? say('office:unknown') : registerUrl,
    },
  ];
}
