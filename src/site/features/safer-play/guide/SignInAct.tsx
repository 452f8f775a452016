import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { useSession } from '#ui/session/useSession.ts';
import { realAccountAskedAtom } from '../../../frame/shell.atoms.ts';
import { useOverlayState } from '../../../frame/useOverlayState.ts';

export interface SignInActProps {
  /** Name of the tool, for screen readers: a page has several of these links. */
  tool: string;
  children: ReactNode;
}

/** Visitors sign in over the page and stay on it; trial players are asked for a real account. */
export function SignInAct({ tool, children }: SignInActProps) {
  const say = useTexts('shell');
  const { kind } = useSession();
  const { pathname } = useLocation();
  const state = useOverlayState(pathname);
  const askForRealAccount = useSetAtom(realAccountAskedAtom);
  const name = <span className="visually-hidden">: {tool}</span>;
  return kind === 'trial' ? (
    <Button tone="secondary" onClick={() => askForRealAccount(true)}>
      {say('shell:entrance.realAccount.action')}
      {name}
    </Button>
  ) : (
    <ButtonLink tone="secondary" href="/login" state={state}>
      {children}
      {name}
    </ButtonLink>
  );
}
