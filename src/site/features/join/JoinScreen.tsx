import { useLocation } from 'react-router-dom';
import { invitationCode } from '#domain/registration/invitation-code.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { useHydrated } from '#ui/kit/useHydrated.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useSession } from '#ui/session/useSession.ts';
import { lazyChunk } from '../../frame/lazy-chunk.tsx';
import { useOverlayState } from '../../frame/useOverlayState.ts';
import styles from './JoinScreen.module.css';
import { registerSearch } from './register-search.ts';
import { useInvitationVisit } from './useInvitationVisit.ts';

const STEPS = ['account', 'play', 'inviter'] as const;

// The form's fields do not belong to the first load.
const AffiliateCard = lazyChunk(async () => (await import('./AffiliateCard.tsx')).AffiliateCard);

/** Where an invitation leads: what it is, what it means, and on to an account with its code kept. */
export function JoinScreen() {
  const { identity, legal, routes } = useSitePlan();
  const say = useTexts('join');
  const problemText = useProblemText();
  const { search } = useLocation();
  const { kind, isSignedIn } = useSession();
  const isHydrated = useHydrated();
  const overlay = useOverlayState();
  const asked = invitationCode(search);
  const refusal = useInvitationVisit(asked);
  const code = refusal === null ? asked : null;
  const opens = routes.some(({ screen }) => screen === 'register');
  const brand = identity.name;
  return (
    <div className={`page ${styles.screen}`}>
      <header className={styles.head}>
        <h1 className={`display ${styles.title}`}>
          {say(code === null ? 'join:title' : 'join:invited', { brand })}
        </h1>
        <p className={styles.lead}>{say('join:lead', { brand, age: legal.minimumAge })}</p>
        {code === null ? null : (
          <p className={styles.code}>
            {say('join:code')} <strong className="tabular">{code}</strong>
          </p>
        )}
        {refusal === null || isSignedIn ? null : (
          <Notice tone="problem">
            {problemText(refusal)}
            {opens ? ` ${say('join:withoutCode')}` : null}
          </Notice>
        )}
        {isSignedIn ? (
          <p>{say('join:signedIn')}</p>
        ) : opens ? (
          <p className={styles.actions}>
            <ButtonLink href={`/register${registerSearch(search, code)}`} state={overlay}>
              {say('join:register')}
            </ButtonLink>
            <TextLink href="/login" state={overlay}>
              {say('join:login')}
            </TextLink>
          </p>
        ) : (
          <p>{say('join:closed')}</p>
        )}
      </header>
      <ol className={styles.steps}>
        {STEPS.map((step) => (
          <Card as="li" key={step}>
            <h2 className={styles.step}>{say(`join:${step}.title`)}</h2>
            <p>{say(`join:${step}.text`)}</p>
          </Card>
        ))}
      </ol>
      {isHydrated && kind === 'member' ? <AffiliateCard /> : null}
    </div>
  );
}
