import { useLocation, useNavigate } from 'react-router-dom';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useAfterSignIn } from '../../frame/useAfterSignIn.ts';
import { useOverlay } from '../../frame/useOverlay.ts';

/** A new member goes to the promotions where there are any, else on to what was wanted, else home. */
export function useAfterRegister(): (signedIn: boolean) => Promise<void> {
  const { routes } = useSitePlan();
  const { target } = useOverlay();
  const { state } = useLocation();
  const navigate = useNavigate();
  const afterSignIn = useAfterSignIn();
  return async (signedIn) => {
    if (!signedIn) {
      await navigate('/login', { replace: true, state });
      return;
    }
    const promotions = routes.find(({ screen }) => screen === 'promotions');
    await afterSignIn({ target: promotions?.path ?? target ?? '/', firstTime: true });
  };
}
