import { useEffect, useState } from 'react';
import { ErrorBoundary } from '#ui/kit/ErrorBoundary.tsx';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { useSession } from '#ui/session/useSession.ts';
import { lazyChunk } from '../../frame/lazy-chunk.tsx';
import { isOfferDue, noteAnswer } from '../../frame/passkey-offer-memory.ts';
import { hasPlatformAuthenticator } from '#ui/passkey/passkey-browser.ts';
import { useOfferMoment } from '../offer-moment/useOfferMoment.ts';

const PasskeyOfferDialog = lazyChunk(
  async () => (await import('./PasskeyOfferDialog.tsx')).PasskeyOfferDialog,
);

/** Offers a passkey to a member who has just signed in with a password. */
export function PasskeyOffer() {
  const { passkeys } = useSitePlan().login;
  const { hasWallet, member } = useSession();
  if (!passkeys || !hasWallet || member === null) return null;
  // Without its code the dialog cannot be shown; the page must survive that.
  return (
    <ErrorBoundary fallback={() => null}>
      <OfferToMember key={member.id} />
    </ErrorBoundary>
  );
}

/** Mounted anew by each sign-in, so that it reads what that sign-in noted. */
function OfferToMember() {
  const [isDue, setDue] = useState(() =>
    isOfferDue(
      () => localStorage,
      () => sessionStorage,
    ),
  );
  const isCapable = useIsCapable(isDue);
  const { value } = useQuery('listPasskeys', {}, { enabled: isDue && isCapable });
  const isWanted = isDue && value?.offered === true && value.items.length === 0;
  const mayOffer = useOfferMoment(isWanted);
  if (!mayOffer) return null;
  return (
    <PasskeyOfferDialog
      onClose={() => {
        noteAnswer(
          () => localStorage,
          () => sessionStorage,
        );
        setDue(false);
      }}
    />
  );
}

/** Whether the device itself can keep a passkey. */
function useIsCapable(isWanted: boolean): boolean {
  const [isCapable, setCapable] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    void hasPlatformAuthenticator().then((answer) => {
      if (isCurrent) setCapable(answer);
    });
    return () => {
      isCurrent = false;
    };
  }, [isWanted]);
  return isCapable;
}
