import { useSetAtom } from 'jotai';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { loginDraftAtom, successAtom } from '../../frame/shell.atoms.ts';
import { useAfterSignIn } from '../../frame/useAfterSignIn.ts';
import { useOverlay } from '../../frame/useOverlay.ts';

/** A new member goes to the promotions where there are any, else on to what was wanted, else home. */
export function useAfterRegister(): (signedIn: boolean) => Promise<void> {
  const { routes } = useSitePlan();
  const { target } = useOverlay();
  const { state } = useLocation();
  const navigate = useNavigate();
  const afterSignIn = useAfterSignIn();
  const say = useTexts('registration');
  const setLoginDraft = useSetAtom(loginDraftAtom);
  const setSuccess = useSetAtom(successAtom);
  return async (signedIn) => {
    const text = say('registration:success');
    if (!signedIn) {
      setLoginDraft({ username: '', password: '', message: text, tone: 'good', asksCheck: false });
      await navigate('/login', { replace: true, state });
      return;
    }
    const promotions = routes.find(({ screen }) => screen === 'promotions');
    const next = promotions?.path ?? target ?? '/';
    setSuccess({ text, path: next.split(/[?#]/)[0] ?? '/' });
    await afterSignIn({ target: next, firstTime: true });
  };
}
