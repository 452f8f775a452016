import type { SignInArea, ThirdParty } from '#contract/generated/types.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { newToken } from '../../platform/id.ts';
import type { TextSeal } from '../../platform/seal-text.ts';
import { sha256Hex } from '../../platform/signature.ts';
import type { Identity } from './identity.store.ts';
import type { BegunFlow } from './openid-client.ts';

/** A person has so long at the third party. */
const FLOW_MINUTES = 10;
const TICKET_MINUTES = 15;

export interface KeptFlow extends BegunFlow {
  readonly provider: ThirdParty;
  readonly returnTo: string;
  readonly area: SignInArea;
}

/** Keeps a sign-in that was begun. @returns the token that completes it, for this browser alone */
export async function keepFlow(
  tx: Tx,
  brand: string,
  flow: KeptFlow,
  seal: TextSeal,
  clock: Clock,
): Promise<string> {
  const browserToken = newToken();
  await tx
    .insertInto('third_party_sign_in')
    .values({
      state_hash: sha256Hex(flow.state),
      brand,
      provider: flow.provider,
      browser_hash: sha256Hex(browserToken),
      verifier_sealed: seal.seal(flow.verifier),
      nonce: flow.nonce,
      redirect_uri: flow.redirectUri,
      return_to: flow.returnTo,
      area: flow.area,
      expires_at: after(FLOW_MINUTES, clock),
    })
    .execute();
  return browserToken;
}

/**
 * Takes a sign-in that was begun: once, in time, from the browser that began it.
 * @returns null for any other
 */
export async function takeFlow(
  db: Db,
  brand: string,
  { state, browserToken }: { state: string; browserToken: string },
  seal: TextSeal,
  clock: Clock,
): Promise<KeptFlow | null> {
  const row = await db
    .updateTable('third_party_sign_in')
    .set({ used_at: clock.now() })
    .where('state_hash', '=', sha256Hex(state))
    .where('brand', '=', brand)
    .where('browser_hash', '=', sha256Hex(browserToken))
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .returning(['provider', 'verifier_sealed', 'nonce', 'redirect_uri', 'return_to', 'area'])
    .executeTakeFirst();
  const verifier = row === undefined ? null : seal.open(row.verifier_sealed);
  if (row === undefined || verifier === null) return null;
  return {
    state,
    verifier,
    provider: row.provider as ThirdParty,
    nonce: row.nonce,
    redirectUri: row.redirect_uri,
    returnTo: row.return_to,
    area: row.area as SignInArea,
  };
}

/** @returns the ticket by which a member may bind the account */
export async function keepTicket(
  db: Db,
  state: string,
  subject: string,
  clock: Clock,
): Promise<string> {
  const ticket = newToken();
  await db
    .updateTable('third_party_sign_in')
    .set({
      subject,
      ticket_hash: sha256Hex(ticket),
      ticket_expires_at: after(TICKET_MINUTES, clock),
    })
    .where('state_hash', '=', sha256Hex(state))
    .execute();
  return ticket;
}

/** Takes a ticket, once and in time. @returns null for any other */
export async function takeTicket(
  tx: Tx,
  brand: string,
  ticket: string,
  clock: Clock,
): Promise<Identity | null> {
  const row = await tx
    .updateTable('third_party_sign_in')
    .set({ bound_at: clock.now() })
    .where('ticket_hash', '=', sha256Hex(ticket))
    .where('brand', '=', brand)
    .where('bound_at', 'is', null)
    .where('ticket_expires_at', '>', clock.now())
    .returning(['provider', 'subject'])
    .executeTakeFirst();
  if (row === undefined || row.subject === null) return null;
  return { provider: row.provider as ThirdParty, subject: row.subject };
}

const after = (minutes: number, clock: Clock): Date =>
  new Date(clock.now().getTime() + minutes * 60_000);
