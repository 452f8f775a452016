import type { ReactNode } from 'react';
import type { HeaderElement } from '#brand/site-plan.ts';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { useOverlayState } from '../useOverlayState.ts';
import { AccountButton } from './AccountButton.tsx';
import { AppDownload } from './AppDownload.tsx';
import { Balance } from './Balance.tsx';
import { HeaderIconLink } from './HeaderIconLink.tsx';
import { LanguageSelector } from './LanguageSelector.tsx';
import { HeaderLevel } from '../HeaderLevel.tsx';
import { MessagesLink } from './MessagesLink.tsx';
import { LoginForm } from './LoginForm.tsx';
import { SchemeSwitch } from './SchemeSwitch.tsx';
import { SignOutButton } from './SignOutButton.tsx';

/** One element of the header as it stands in the bar. */
export function HeaderPart({ element }: { element: HeaderElement }): ReactNode {
  const label = useLabel()(element.label);
  const overlay = useOverlayState();
  const href = element.href ?? '/';
  switch (element.element) {
    case 'languageSelector':
      return <LanguageSelector label={label} />;
    case 'schemeSwitch':
      return <SchemeSwitch label={label} />;
    case 'loginForm':
      return <LoginForm label={label} href={href} />;
    case 'loginLink':
      return (
        <ButtonLink tone="quiet" size="small" href={href} state={overlay}>
          {label}
        </ButtonLink>
      );
    case 'registerLink':
      return (
        <ButtonLink size="small" href={href} state={overlay}>
          {label}
        </ButtonLink>
      );
    case 'smsLoginLink':
    case 'forgotPasswordLink':
    case 'freePlay':
      return (
        <ButtonLink tone="quiet" size="small" href={href} state={overlay}>
          {label}
        </ButtonLink>
      );
    case 'balance':
      return <Balance label={label} />;
    case 'accountName':
      return (
        <>
          <HeaderLevel />
          <AccountButton label={label} />
        </>
      );
    case 'deposit':
      return (
        <ButtonLink size="small" href={href}>
          {label}
        </ButtonLink>
      );
    case 'signOut':
      return <SignOutButton label={label} />;
    case 'search':
      return <HeaderIconLink icon="magnifyingGlass" label={label} href={href} />;
    case 'appDownload':
      return <AppDownload label={label} href={href} />;
    case 'messages':
      return <MessagesLink label={label} href={href} />;
    case 'bettingRecord':
      return <HeaderIconLink icon="listChecks" label={label} href={href} />;
    case 'helpLink':
      return <HeaderIconLink icon="question" label={label} href={href} state={overlay} />;
    case 'agentCentre':
      return (
        <ButtonLink tone="secondary" size="small" href={href} state={overlay}>
          {label}
        </ButtonLink>
      );
    case 'withdraw':
      return (
        <ButtonLink tone="secondary" size="small" href={href}>
          {label}
        </ButtonLink>
      );
  }
}
