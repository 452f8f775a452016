import { SCREENS } from '#brand/screens.ts';
import { protectionLevel } from '#domain/session/protection-level.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { AccountCard } from '../../frame/AccountCard.tsx';
import styles from './MemberCentreScreen.module.css';
import { useProtections } from './useProtections.ts';

const TONES = { low: 'loss', medium: 'accent', high: 'win' } as const;

/** How well the account is protected, and what is not set up yet. */
export function ProtectionCard() {
  const say = useTexts('member', 'second-factor', 'passkey', 'linked-email', 'password');
  const protections = useProtections();
  if (protections === null) return <Skeleton shape="block" />;
  if (protections.length === 0) return null;
  const level = protectionLevel(protections.map(({ isSet }) => isSet));
  return (
    <AccountCard
      id="account-protection"
      title={say('member:protection.title')}
      state={<Pill tone={TONES[level]}>{say(`member:protection.${level}`)}</Pill>}
    >
      <ul className={styles.protections}>
        {protections.map(({ name, isSet }) => (
          <li key={name} className={styles.protection}>
            {say(name)}
            <Pill tone={isSet ? 'win' : 'plain'}>
              {say(isSet ? 'member:protection.set' : 'member:protection.notSet')}
            </Pill>
          </li>
        ))}
      </ul>
      {level === 'high' ? null : (
        <ButtonLink href={SCREENS.securityCentre.path} tone="secondary">
          {say('member:protection.improve')}
        </ButtonLink>
      )}
    </AccountCard>
  );
}
