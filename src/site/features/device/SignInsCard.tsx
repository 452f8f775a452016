import { useState } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { Button } from '#ui/kit/Button.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { AccountCard } from '../../frame/AccountCard.tsx';
import styles from './Device.module.css';
import { useDeviceName } from './useDeviceName.ts';

/** One's sign-ins, the latest first, and how each ended: whoever sees a strange one can act. */
export function SignInsCard() {
  const say = useTexts('second-factor');
  const [pages, setPages] = useState<readonly (string | null)[]>([null]);
  return (
    <AccountCard id="sign-ins" title={say('second-factor:signIns.title')}>
      <ul className={styles.list}>
        {pages.map((cursor, at) => (
          <SignInPage
            key={cursor ?? ''}
            cursor={cursor}
            onMore={at === pages.length - 1 ? (next) => setPages([...pages, next]) : undefined}
          />
        ))}
      </ul>
    </AccountCard>
  );
}

interface SignInPageProps {
  cursor: string | null;
  /** Of the last page only. */
  onMore: ((next: string) => void) | undefined;
}

function SignInPage({ cursor, onMore }: SignInPageProps) {
  const say = useTexts('second-factor');
  const locale = useLocale();
  const nameOf = useDeviceName();
  const { value } = useQuery('listSignIns', { query: cursor === null ? {} : { cursor } });
  if (value === undefined) return null;
  const { nextCursor } = value;
  return (
    <>
      {value.items.map((signIn) => (
        <li key={signIn.signInId} className={styles.line}>
          <div>
            <p className={styles.name}>{formatMoment(signIn.at, locale)}</p>
            <p className={styles.when}>
              {nameOf(signIn)} · {signIn.ip}
            </p>
          </div>
          <p className={styles.when}>
            {signIn.current
              ? say('second-factor:signIns.current')
              : say(`second-factor:signIns.end.${signIn.endReason ?? 'open'}`)}
          </p>
        </li>
      ))}
      {nextCursor === null || onMore === undefined ? null : (
        <li>
          <Button tone="quiet" size="small" onClick={() => onMore(nextCursor)}>
            {say('second-factor:signIns.more')}
          </Button>
        </li>
      )}
    </>
  );
}
