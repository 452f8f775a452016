import type { Parts } from '../../parts.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import type { OfferedWallet } from '../../vendors/brand-games.ts';
import { keepBalance } from './vendor-transfer.store.ts';

type ReadParts = Pick<Parts, 'db' | 'clock' | 'log' | 'gamesOf' | 'catalogue'>;

/** A member's money in the brand's currency. */
export interface WalletOwner extends MemberKey {
  readonly currency: string;
}

/** Wallets of a member: those of vendors that the brand offers, and those with money at one that it does not. */
export async function walletsFor(
  db: Db | Tx,
  { gamesOf, catalogue }: Pick<ReadParts, 'gamesOf' | 'catalogue'>,
  { brand, memberId, currency }: WalletOwner,
): Promise<readonly OfferedWallet[]> {
  const offered = gamesOf(brand).vendorWallets();
  const kept = await db
    .selectFrom('vendor_wallet')
    .select('vendor')
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('currency', '=', currency)
    .where('balance_micro', '>', 0n)
    .orderBy('vendor')
    .execute();
  const left = kept.flatMap(({ vendor: code }) => {
    const wallet = catalogue.vendor(code)?.ownWallet ?? null;
    const isOffered = offered.some((one) => one.code === code);
    return wallet === null || isOffered ? [] : [{ code, wallet }];
  });
  return [...offered, ...left];
}

/** Asks vendors what they keep for a member, all at once. @returns the balances of those that answered */
export async function askWallets(
  { db, clock, log }: Pick<ReadParts, 'db' | 'clock' | 'log'>,
  wallets: readonly OfferedWallet[],
  owner: WalletOwner,
): Promise<ReadonlyMap<string, bigint>> {
  const answered = await Promise.all(
    wallets.map(async ({ code, wallet }) => {
      // A change at the vendor while it answers is newer than the answer.
      const at = clock.now();
      try {
        const balanceMicro = await wallet.balanceOf(owner);
        await keepBalance(db, { ...owner, vendor: code, balanceMicro, at });
        return [[code, balanceMicro] as const];
      } catch (error) {
        log.warn({ err: error, vendor: code }, 'a vendor is silent about a wallet');
        return [];
      }
    }),
  );
  return new Map(answered.flat());
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
