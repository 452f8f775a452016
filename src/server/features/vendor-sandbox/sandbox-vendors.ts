import { generateKeyPair } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { LightMyRequestResponse } from 'fastify';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/id.ts';
import { sign } from '../../platform/signature.ts';
import { DIALECTS } from '../../outside/dialects/generated/dialects.ts';
import { AccountBook } from '../../outside/sandbox/account-book.ts';
import type { AccountDesk } from '../../outside/sandbox/answer-account.ts';
import type { ReportDesk } from '../../outside/sandbox/answer-report.ts';
import { ReportBook } from '../../outside/sandbox/report-book.ts';
import { keptWallet } from '../../outside/sandbox/kept-wallet.ts';
import { noJournal } from '../../outside/sandbox/journal.ts';
import { OperatorCalls, type SendToOperator } from '../../outside/sandbox/operator-calls.ts';
import { SandboxVendor } from '../../outside/sandbox/sandbox-vendor.ts';
import { type Supplier, SUPPLIERS } from '../../outside/sandbox/suppliers.ts';

/** The name under which the demo's suppliers call: no brand is served on it. */
export const WALLET_HOST = 'wallet.localhost';

/** A supplier of the demo, with its desk where it keeps wallets. */
export interface OpenSupplier {
  readonly vendor: SandboxVendor;
  readonly desk: AccountDesk | null;
  readonly report: ReportDesk;
}

type SandboxParts = Pick<Parts, 'db' | 'clock' | 'config' | 'vendors' | 'vendorSeal'>;

/** Sends a request to this very server, without a network. */
type Inject = (request: {
  method: 'POST';
  url: string;
  payload: string;
  headers: Record<string, string>;
}) => Promise<LightMyRequestResponse>;

/** The demo's suppliers, each opened when somebody first asks for it. */
export function sandboxVendors(
  parts: SandboxParts,
  inject: Inject,
): (code: string) => Promise<OpenSupplier | null> {
  const opened = new Map<string, Promise<OpenSupplier>>();
  const send: SendToOperator = async (path, { contentType, body, headers }) => {
    const answer = await inject({
      method: 'POST',
      url: path,
      payload: body,
      headers: { ...headers, host: WALLET_HOST, 'content-type': contentType },
    });
    return { status: answer.statusCode, body: answer.body };
  };
  return async (code) => {
    const supplier = SUPPLIERS.find((one) => one.code === code);
    if (supplier === undefined) return null;
    const known = opened.get(code);
    if (known !== undefined) return known;
    const opening = openSupplier(parts, supplier, send);
    opened.set(code, opening);
    // The next one who asks tries again.
    opening.catch(() => opened.delete(code));
    return opening;
  };
}

async function openSupplier(
  parts: SandboxParts,
  supplier: Supplier,
  send: SendToOperator,
): Promise<OpenSupplier> {
  const dialect = DIALECTS[supplier.dialect];
  const key =
    dialect.keyKind === 'secret'
      ? secretOf(parts, supplier.code)
      : await newPrivateKey(parts, supplier);
  const keys = [{ id: 'demo', key }];
  const now = () => parts.clock.now();
  const report = new ReportBook(bookPath(parts, supplier, 'report'), now);
  const account = { vendor: supplier.code, dialect, key, send, book: report };
  const answers = { keys, book: report, now };
  const calls = new OperatorCalls(account);
  if (dialect.account === undefined) {
    return { vendor: new SandboxVendor(supplier, calls, noJournal), desk: null, report: answers };
  }
  const book = new AccountBook(bookPath(parts, supplier, 'sandbox'), report);
  return {
    vendor: new SandboxVendor(supplier, keptWallet(book, calls), noJournal),
    desk: { speech: dialect.account, keys, book, now },
    report: answers,
  };
}

/** A file next to the demo's database, so that both remember the same. */
const bookPath = (
  { config }: SandboxParts,
  { code }: Supplier,
  name: 'sandbox' | 'report',
): string => join(config.dataDir, `${name}-${code}.jsonl`);

/** The same at each start, so that nothing of it has to be kept. */
export const secretOf = ({ config }: Pick<Parts, 'config'>, code: string): string =>
  sign(config.secrets.session, `sandbox vendor:${code}`);

/** A private key that lives as long as this process; its public key takes the place of the oldest one. */
async function newPrivateKey(
  { db, clock, vendors }: SandboxParts,
  { code }: Supplier,
): Promise<string> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength: 2_048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const at = clock.now();
  await inTransaction(db, async (tx) => {
    const held = await tx
      .selectFrom('vendor_key')
      .select('id')
      .where('vendor', '=', code)
      .where('retired_at', 'is', null)
      .orderBy('id', 'desc')
      .execute();
    const ended = held.slice(1).map(({ id }) => id);
    if (ended.length > 0) {
      await tx.updateTable('vendor_key').set({ retired_at: at }).where('id', 'in', ended).execute();
    }
    await tx
      .insertInto('vendor_key')
      .values({
        id: newId(),
        vendor: code,
        sealed: publicKey,
        hint: 'demo',
        created_at: at,
        confirmed_at: at,
      })
      .execute();
  });
  await vendors.reload();
  return privateKey;
}
