import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { Card } from '#ui/kit/Card.tsx';
import { CopyButton } from '#ui/kit/CopyButton.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useOverlayState } from '../../frame/useOverlayState.ts';
import { sessionAtom } from '#ui/session/session.atoms.ts';
import { BankAccountsCard } from '../bank-account/BankAccountsCard.tsx';
import { DevicesCard } from '../device/DevicesCard.tsx';
import { SignInsCard } from '../device/SignInsCard.tsx';
import { LinkedEmailCard } from '../linked-email/LinkedEmailCard.tsx';
import { PasskeysCard } from '../passkey/PasskeysCard.tsx';
import { SecondFactorCard } from '../second-factor/SecondFactorCard.tsx';
import { ThirdPartiesCard } from '../third-party/ThirdPartiesCard.tsx';
import { PaymentPasswordCard } from '../password/PaymentPasswordCard.tsx';
import { AccountFrame } from '../../frame/AccountFrame.tsx';
import styles from './SecurityCentreScreen.module.css';

/** Who one is here, and since when one is signed in. */
export function SecurityCentreScreen() {
  const say = useTexts('member', 'password', 'bank-account');
  const label = useLabel();
  const overlay = useOverlayState();
  const { memberCentre, routes } = useSitePlan();
  const withdraws = routes.some(({ screen }) => screen === 'withdrawal');
  const change = memberCentre.find(({ screen }) => screen === 'changePassword');
  const locale = useLocale();
  const session = useAtomValue(sessionAtom);
  const member = session?.member ?? null;
  const moment = (at: string | null | undefined) =>
    at === null || at === undefined ? say('member:never') : formatMoment(at, locale);
  return (
    <AccountFrame title={say('member:account.title')}>
      <Card as="section" aria-labelledby="account-who">
        <h2 id="account-who" className={styles.heading}>
          {say('member:account.who')}
        </h2>
        <dl className={styles.facts}>
          <Fact name={say('member:account.username')}>{member?.account}</Fact>
          <Fact name={say('member:account.nickname')}>{member?.nickname}</Fact>
          <Fact name={say('member:account.number')}>
            <span className="tabular">{member?.id}</span>
            {member === null ? null : (
              <CopyButton value={member.id} label={say('member:account.number')} />
            )}
          </Fact>
          <Fact name={say('member:account.kind')}>
            <Pill tone="primary">{say(`member:kind.${session?.kind ?? 'visitor'}`)}</Pill>
          </Fact>
        </dl>
      </Card>
      <Card as="section" aria-labelledby="account-session">
        <h2 id="account-session" className={styles.heading}>
          {say('member:session.title')}
        </h2>
        <dl className={styles.facts}>
          <Fact name={say('member:session.before')}>{moment(session?.lastLoginAt)}</Fact>
          <Fact name={say('member:session.until')}>{moment(session?.expiresAt)}</Fact>
        </dl>
        <p className={styles.note}>{say('member:session.note')}</p>
      </Card>
      {change === undefined ? null : (
        <Card as="section" aria-labelledby="account-password">
          <h2 id="account-password" className={styles.heading}>
            {say('password:section.title')}
          </h2>
          <p className={styles.before}>{say('password:section.text')}</p>
          <ButtonLink tone="secondary" href={change.href} state={overlay}>
            {label(change.label)}
          </ButtonLink>
        </Card>
      )}
      <PasskeysCard />
      <SecondFactorCard />
      <LinkedEmailCard />
      <ThirdPartiesCard />
      <DevicesCard />
      <SignInsCard />
      <PaymentPasswordCard />
      {withdraws ? <BankAccountsCard /> : null}
    </AccountFrame>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
