import type { VendorDialect } from '#contract/generated/types.ts';
import { DIALECTS } from '#server/outside/dialects/generated/dialects.ts';
import { describe } from 'vitest';
import {
  addVendorKey,
  importVendor,
  vendorRecord,
  vendorTitle,
} from '#tests/support/outside-vendor.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { injectedWallet } from '#tests/support/vendor.ts';
import { walletConformance } from '#tests/support/wallet-conformance.ts';

/** Our own contract is held to the suite in vendor-wallet.test.ts; a transfer wallet takes no stakes from ours. */
const OTHERS = Object.values(DIALECTS)
  .filter((dialect) => dialect.code !== 'hmac' && dialect.account === undefined)
  .map((dialect): VendorDialect => dialect.code);

onOneEngine((engine) => {
  describe.each(OTHERS)('a vendor of the dialect %s, added by file and key', (code) => {
    walletConformance(async () => {
      const database = await engine.open('published');
      const app = await openTestApp(database);
      const staff = await signInStaff(app, 'admin');
      const vendor = `OUTSIDE_${code.toUpperCase()}`;
      const games = [vendorTitle('far-reels'), vendorTitle('near-reels')];
      const added = await importVendor(app, staff, { vendor: vendorRecord(vendor, code), games });
      if (added.body.value.vendor === null) throw new Error(JSON.stringify(added.body));
      const first = await addVendorKey(app, staff, added.body.value.vendor);
      const second = await addVendorKey(app, staff, first.entry);
      const target = injectedWallet(app, {
        vendor,
        dialect: DIALECTS[code],
        keys: [second.key, first.key],
        gameCode: 'far-reels',
      });
      return {
        target,
        close: async () => {
          await app.server.close();
          await database.close();
        },
      };
    });
  });
});
