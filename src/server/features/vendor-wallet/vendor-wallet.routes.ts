import type { Parts } from '../../parts.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { type CallFacts, keyedRoute, memberOf, type Route, route } from '../../platform/route.ts';
import type { OfferedWallet } from '../../vendors/brand-games.ts';
import { openTransfer } from '../../outside/wallets/open-transfer.ts';
import { sendTransfers } from '../../outside/wallets/send-transfers.ts';
import {
  openTransferAt,
  viewOf,
  type VendorTransferRow,
} from '../../outside/wallets/vendor-transfer.store.ts';
import {
  askWallets,
  unitAt,
  walletsFor,
  type WalletOwner,
} from '../../outside/wallets/ask-wallets.ts';
import { vendorWallets } from './vendor-wallets.read.ts';

/** A balance that was read before a collection counts for this long. */
const FRESH_MS = 10_000;

export function vendorWalletRoutes(parts: Parts): Route[] {
  const { db, clock, gamesOf, catalogue } = parts;

  const ownerOf = (call: CallFacts): WalletOwner => {
    const { brand, memberId, site } = memberOf(call);
    return { brand, memberId, currency: site.currency };
  };
  /** @throws Problem TRANSFER_NOT_OFFERED */
  const walletsAt = async (
    from: Db | Tx,
    owner: WalletOwner,
    vassalage?: string,
  ): Promise<readonly OfferedWallet[]> => {
    const wallets = await walletsFor(from, parts, owner);
    if (vassalage === undefined) return wallets;
    const named = wallets.filter(({ code }) => code === vassalage);
    if (named.length === 0) throw new Problem('TRANSFER_NOT_OFFERED');
    return named;
  };
  const send = async (call: CallFacts): Promise<void> => {
    await sendTransfers(parts, ownerOf(call));
  };

  return [
    route('listVendorWallets', (call) => vendorWallets(parts, ownerOf(call), call.language)),

    keyedRoute(
      'transferWallet',
      async (tx, call) => {
        const { vassalage, direction } = call.body;
        const owner = ownerOf(call);
        const isIn = direction === 'toVendor';
        const wallets = isIn ? gamesOf(owner.brand).vendorWallets() : await walletsAt(tx, owner);
        if (!wallets.some(({ code }) => code === vassalage)) {
          throw new Problem('TRANSFER_NOT_OFFERED');
        }
        const outside = catalogue.vendor(vassalage)?.outside;
        const state = outside?.stateAt(clock.now());
        // Money at a vendor can be asked back in any state of it.
        if (isIn && state !== 'on') throw new Problem('TRANSFER_NOT_OFFERED');
        if (isIn && outside?.isUp === false) throw new Problem('VENDOR_UNREACHABLE');
        if (isIn && outside?.takes(owner.currency) === false) {
          throw new Problem('TRANSFER_NOT_OFFERED');
        }
        const row = await openTransfer(tx, parts, {
          ...owner,
          vendor: vassalage,
          unitMicro: unitAt(parts, vassalage, owner.currency),
          amountMicro: BigInt(call.body.amountMicro),
          direction,
          cause: 'player',
        });
        return viewOf(row);
      },
      send,
    ),

    keyedRoute(
      'collectWallets',
      async (tx, call) => {
        const owner = ownerOf(call);
        const wallets = await walletsAt(tx, owner, call.body.vassalage);
        const fresh = await freshBalances(tx, owner);
        const items = [];
        for (const { code } of wallets) {
          const row = await collect(tx, code, owner, fresh.get(code) ?? 0n);
          if (row !== null) items.push(viewOf(row));
        }
        const silent = wallets.map(({ code }) => code).filter((code) => !fresh.has(code));
        return { items, silent };
      },
      send,
      async (call) => {
        const owner = ownerOf(call);
        await askWallets(parts, await walletsAt(db, owner, call.body.vassalage), owner);
      },
    ),
  ];

  async function freshBalances(tx: Tx, owner: WalletOwner): Promise<Map<string, bigint>> {
    const rows = await tx
      .selectFrom('vendor_wallet')
      .select(['vendor', 'balance_micro'])
      .where('brand', '=', owner.brand)
      .where('member_id', '=', owner.memberId)
      .where('currency', '=', owner.currency)
      .where('read_at', '>=', new Date(clock.now().getTime() - FRESH_MS))
      .execute();
    return new Map(rows.map((row) => [row.vendor, row.balance_micro]));
  }

  /** @returns null where there is nothing to bring back, or a transfer is under way already */
  async function collect(
    tx: Tx,
    vendor: string,
    owner: WalletOwner,
    heldMicro: bigint,
  ): Promise<VendorTransferRow | null> {
    const unitMicro = unitAt(parts, vendor, owner.currency);
    const amountMicro = heldMicro - (heldMicro % unitMicro);
    if (amountMicro <= 0n) return null;
    if ((await openTransferAt(tx, owner, vendor)) !== undefined) return null;
    const order = { ...owner, vendor, unitMicro, amountMicro, cause: 'player' } as const;
    return openTransfer(tx, parts, { ...order, direction: 'fromVendor' });
  }
}
