import type { ReplyOf } from '#contract/operation.ts';
import {
  askWallets,
  unitAt,
  type WalletOwner,
  walletsFor,
} from '../../outside/wallets/ask-wallets.ts';
import {
  lastTransfers,
  openTransferAt,
  viewOf,
} from '../../outside/wallets/vendor-transfer.store.ts';
import type { Parts } from '../../parts.ts';

const LISTED = 10;

/** The wallets that vendors of the brand keep for a member, asked now. */
export async function vendorWallets(
  parts: Pick<Parts, 'db' | 'clock' | 'log' | 'gamesOf' | 'catalogue'>,
  owner: WalletOwner,
  language: string,
): Promise<ReplyOf<'listVendorWallets'>> {
  const { db, gamesOf, catalogue } = parts;
  const { brand, memberId, currency } = owner;
  const games = gamesOf(brand);
  const wallets = await walletsFor(db, parts, owner);
  const answers = await askWallets(parts, wallets, owner);
  const names = new Map(
    games.vendors(language).map(({ code, displayName }) => [code, displayName]),
  );
  const kept = await db
    .selectFrom('vendor_wallet')
    .select(['vendor', 'balance_micro', 'read_at'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .execute();
  const said = new Map(kept.map((row) => [row.vendor, row]));
  const items = await Promise.all(
    wallets.map(async ({ code }) => {
      const row = said.get(code);
      const underWay = await openTransferAt(db, owner, code);
      return {
        vassalage: code,
        displayName: names.get(code) ?? catalogue.vendor(code)?.displayName ?? code,
        balanceMicro: row === undefined ? null : String(row.balance_micro),
        readAt: row?.read_at.toISOString() ?? null,
        answers: answers.has(code),
        unitMicro: String(unitAt(parts, code, currency)),
        underWay: underWay === undefined ? null : viewOf(underWay),
      };
    }),
  );
  const transfers = (await lastTransfers(db, owner, LISTED)).map(viewOf);
  return { currency, items, transfers };
}
