import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useSession } from '#ui/session/useSession.ts';
import { useOverlayState } from '../../frame/useOverlayState.ts';
import { useSignInProblemText } from '../../frame/useSignInProblemText.ts';
import type { KeptTicket } from './kept-ticket.ts';
import styles from './ThirdPartyReturn.module.css';
import partStyles from './ThirdParty.module.css';
import { ticketAtom } from './ticket.atoms.ts';
import { useProviderName } from './useProviderName.ts';
import { useThirdPartyReturn } from './useThirdPartyReturn.ts';

/** Where a third party sends the browser back to: signs in, asks for an account here, or refuses. */
export function ThirdPartyReturnScreen() {
  // What a refusal says too: all comes in one request.
  const say = useTexts('third-party', 'exclusion');
  const problemText = useSignInProblemText();
  const nameOf = useProviderName();
  const { hasWallet } = useSession();
  const ticket = useAtomValue(ticketAtom);
  const { waiting, problem, returnTo } = useThirdPartyReturn();
  if (waiting) {
    return (
      <ReturnCard title={say('third-party:return.title')}>
        <p role="status">{say('third-party:return.waiting')}</p>
      </ReturnCard>
    );
  }
  if (hasWallet) {
    return (
      <ReturnCard title={say('third-party:return.done')}>
        <div>
          <ButtonLink href={ticket?.returnTo ?? returnTo}>
            {say('third-party:return.goOn')}
          </ButtonLink>
        </div>
      </ReturnCard>
    );
  }
  if (problem === null && ticket !== null) {
    const provider = nameOf(ticket.provider);
    return (
      <ReturnCard title={say('third-party:unbound.title', { provider })} isAnswer>
        <Unbound ticket={ticket} provider={provider} />
      </ReturnCard>
    );
  }
  return (
    <ReturnCard title={say('third-party:return.failed')} isAnswer>
      <Notice tone="problem">
        {problem === null ? say('third-party:return.lost') : problemText(problem)}
      </Notice>
      <BackToSignIn returnTo={returnTo} />
    </ReturnCard>
  );
}

interface ReturnCardProps {
  title: string;
  /** Replaces the state that waited: its heading takes the focus. */
  isAnswer?: boolean;
  children: ReactNode;
}

function ReturnCard({ title, isAnswer = false, children }: ReturnCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isAnswer) heading.current?.focus();
  }, [isAnswer]);
  return (
    <div className={`page ${styles.screen}`}>
      <Card as="section" className={styles.card} aria-labelledby="third-party-return">
        <h1
          ref={heading}
          tabIndex={-1}
          id="third-party-return"
          className={`display ${styles.title}`}
        >
          {title}
        </h1>
        {children}
      </Card>
    </div>
  );
}

/** A proven account that signs nobody in here: its owner signs in or registers, then links it. */
function Unbound({ ticket, provider }: { ticket: KeptTicket; provider: string }) {
  const say = useTexts('third-party');
  const { routes } = useSitePlan();
  const overlay = useOverlayState(ticket.returnTo);
  const registers = routes.some(({ screen }) => screen === 'register');
  const who = ticket.email ?? ticket.name;
  return (
    <>
      {who === null ? null : <p className={partStyles.who}>{who}</p>}
      <p>{say('third-party:unbound.text', { provider })}</p>
      <div className={partStyles.actions}>
        <ButtonLink href="/login" state={overlay}>
          {say('third-party:unbound.login')}
        </ButtonLink>
        {registers ? (
          <ButtonLink tone="secondary" href="/register" state={overlay}>
            {say('third-party:unbound.register')}
          </ButtonLink>
        ) : null}
      </div>
    </>
  );
}

function BackToSignIn({ returnTo }: { returnTo: string }) {
  const say = useTexts('third-party');
  const overlay = useOverlayState(returnTo);
  return (
    <div>
      <ButtonLink href="/login" state={overlay}>
        {say('third-party:return.again')}
      </ButtonLink>
    </div>
  );
}
