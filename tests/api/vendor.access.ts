import type { AccessFixture } from '#tests/support/access/access-fixture.ts';
import { importVendor, vendorRecord, vendorTitle } from '#tests/support/outside-vendor.ts';
import { signInStaff } from '#tests/support/staff.ts';

const RECORD = vendorRecord('MATRIX_GAMES', 'hmac');

/** Vendors belong to no brand: changes carry a version that is refused as stale behind the gates. */
export const fixture: AccessFixture = {
  async make({ app, brand }) {
    // One vendor for all brands: the first call makes it.
    if (brand === 'denluma') {
      const staff = await signInStaff(app, 'admin');
      const made = await importVendor(app, staff, {
        vendor: RECORD,
        games: [vendorTitle('matrix')],
      });
      if (made.status !== 200) throw new Error(JSON.stringify(made.body));
    }
    return { vendor: [RECORD.code] };
  },
  values: {
    importVendor: { vendor: [RECORD], games: [[]] },
    confirmVendorKey: { key: ['1'] },
    retireVendorKey: { key: ['1'] },
    setVendor: { record: [RECORD] },
  },
};
