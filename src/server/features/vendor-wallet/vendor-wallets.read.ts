import type { ReplyOf } from '#contract/operation.ts';
import type { Parts } from '../../parts.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import type { OfferedWallet } from '../../vendors/brand-games.ts';
import { keepBalance, lastTransfers, openTransferAt, viewOf } from './vendor-transfer.store.ts';

type ReadParts = Pick<Parts, 'db' | 'clock' | 'log' | 'gamesOf' | 'catalogue'>;

/** A member's money in the brand's currency. */
export interface WalletOwner extends MemberKey {
  readonly currency: string;
}

const LISTED = 10;

/** Asks vendors what they keep for a member, all at once. @returns those that answered */
export async function askWallets(
  { db, clock, log }: Pick<ReadParts, 'db' | 'clock' | 'log'>,
  wallets: readonly OfferedWallet[],
  owner: WalletOwner,
): Promise<ReadonlySet<string>> {
  const answered = await Promise.all(
    wallets.map(async ({ code, wallet }) => {
      // What changes at the vendor while it answers is newer than the answer.
      const at = clock.now();
      try {
        const balanceMicro = await wallet.balanceOf(owner);
        await keepBalance(db, { ...owner, vendor: code, balanceMicro, at });
        return [code];
      } catch (error) {
        log.warn({ err: error, vendor: code }, 'a vendor is silent about a wallet');
        return [];
      }
    }),
  );
  return new Set(answered.flat());
}

/** The wallets that vendors of the brand keep for a member, asked now. */
export async function vendorWallets(
  parts: ReadParts,
  owner: WalletOwner,
  language: string,
): Promise<ReplyOf<'listVendorWallets'>> {
  const { db, gamesOf } = parts;
  const { brand, memberId, currency } = owner;
  const games = gamesOf(brand);
  const wallets = games.vendorWallets();
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
        displayName: names.get(code) ?? code,
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

/** The unit of transfers: a multiple of the vendor's unit of the currency and of its dialect's. */
export function unitAt(
  { catalogue }: Pick<ReadParts, 'catalogue'>,
  code: string,
  currency: string,
): bigint {
  const vendor = catalogue.vendor(code);
  const ofStakes = vendor?.stakeTerms(currency)?.unitMicro ?? 1n;
  const ofDialect = vendor?.ownWallet?.unitMicro ?? 1n;
  if (ofStakes % ofDialect === 0n) return ofStakes;
  return ofDialect % ofStakes === 0n ? ofDialect : ofStakes * ofDialect;
}
