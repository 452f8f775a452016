import { atom } from 'jotai';
import { forgetTicket, keepTicket, type KeptTicket, keptTicket } from './kept-ticket.ts';

/** undefined: this page has not changed what the tab keeps. */
const changedTicketAtom = atom<KeptTicket | null | undefined>(undefined);

/** The ticket that waits for its owner to sign in; setting it also changes what the tab keeps. */
export const ticketAtom = atom(
  (get) => {
    const changed = get(changedTicketAtom);
    return changed === undefined ? keptTicket(() => sessionStorage, Date.now()) : changed;
  },
  (_get, set, next: KeptTicket | null) => {
    if (next === null) forgetTicket(() => sessionStorage);
    else keepTicket(() => sessionStorage, next, Date.now());
    set(changedTicketAtom, next);
  },
);
