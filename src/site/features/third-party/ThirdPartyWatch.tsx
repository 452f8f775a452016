import { useAtom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { ErrorBoundary } from '#ui/kit/ErrorBoundary.tsx';
import { sessionAtom } from '#ui/session/session.atoms.ts';
import { useSession } from '#ui/session/useSession.ts';
import { lazyChunk } from '../../frame/lazy-chunk.tsx';
import { ticketAtom } from './ticket.atoms.ts';

const BindThirdPartyDialog = lazyChunk(
  async () => (await import('./BindThirdPartyDialog.tsx')).BindThirdPartyDialog,
);

/** Offers to link a proven account of a third party to the member who has just signed in. */
export function ThirdPartyWatch() {
  const { hasWallet, member } = useSession();
  const isPasswordDue = useAtomValue(sessionAtom)?.passwordChangeRequired === true;
  const [ticket, setTicket] = useAtom(ticketAtom);
  const owner = hasWallet && member !== null ? member.id : null;
  // A ticket that one member left unanswered is never offered to the next.
  useEffect(() => (owner === null ? undefined : () => setTicket(null)), [owner, setTicket]);
  if (!hasWallet || member === null || ticket === null || isPasswordDue) return null;
  // Without its code the dialog cannot be shown; the page must survive that.
  return (
    <ErrorBoundary fallback={() => null}>
      <BindThirdPartyDialog
        ticket={ticket}
        account={member.account}
        onClose={() => setTicket(null)}
      />
    </ErrorBoundary>
  );
}
