import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { SCREENS } from '#brand/screens.ts';
import type { SignInArea, ThirdParty } from '#contract/generated/types.ts';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { backgroundOf } from '../../frame/overlay-location.ts';
import { useOverlay } from '../../frame/useOverlay.ts';
import { keepPendingSignIn, sitePath } from './pending-sign-in.ts';
import styles from './ThirdParty.module.css';

/** As long as the contract lets the path be. */
const MAX_PATH_LENGTH = 512;

/** Sign-in with an account held elsewhere: leaves the site and comes back to the return screen. */
export function ThirdPartyButtons({ area }: { area: SignInArea }) {
  const { thirdParty } = useSitePlan().login;
  const say = useTexts('third-party');
  const label = useLabel();
  const problemText = useProblemText();
  const returnTo = useReturnPath();
  const { run, problem } = useCommand('beginThirdPartySignIn');
  const [leavingTo, setLeavingTo] = useState<ThirdParty | null>(null);

  // The back button can restore this page as it was left, with a button at work.
  useEffect(() => {
    const stay = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setLeavingTo(null);
    };
    addEventListener('pageshow', stay);
    return () => removeEventListener('pageshow', stay);
  }, []);

  const begin = async (provider: ThirdParty): Promise<void> => {
    if (leavingTo !== null) return;
    setLeavingTo(provider);
    const outcome = await run({ params: { provider }, body: { returnTo, area } });
    if (!outcome.ok) return setLeavingTo(null);
    const { url, browserToken } = outcome.value;
    keepPendingSignIn(() => sessionStorage, { browserToken, returnTo });
    location.assign(url);
  };

  return (
    <>
      <p className={styles.or}>{say('third-party:or')}</p>
      <div className={styles.parties} role="group" aria-label={say('third-party:group')}>
        {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
        {thirdParty.map((party) => (
          <Button
            key={party.id}
            tone="secondary"
            wide
            pending={leavingTo === party.id}
            aria-disabled={leavingTo !== null}
            onClick={() => void begin(party.id)}
          >
            {say('third-party:continue', { provider: label(party.label) })}
          </Button>
        ))}
      </div>
    </>
  );
}

/** What was wanted, else the page beneath the dialog. */
function useReturnPath(): string {
  const { target } = useOverlay();
  const { pathname, search } = backgroundOf(useLocation());
  // The return screen has nothing to show a second time.
  const beneath = pathname === SCREENS.thirdPartyReturn.path ? '/' : pathname + search;
  const path = sitePath(target ?? beneath);
  return path.length > MAX_PATH_LENGTH ? '/' : path;
}
