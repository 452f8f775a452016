import { usernameKey } from '../../platform/session/username-key.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { openFlags } from '../../brands/open-flags.ts';

/** The brand of the demo whose players may use a mobile number. */
const MOBILE_BRAND = 'zigzula';
const MOBILE_FLAGS = [
  'MOBILENUMREG3',
  'MOBILENUMPASSREG3',
  'MOBILEVERCODELOGIN3',
  'CHNGPASSVERIF3',
];
/** Here a phone service of this machine proves the numbers. */
const SERVICE_BRAND = 'ondavela';
const SERVICE_FLAGS = ['MOBILENUMREG3'];
const DEMO_NUMBER = '+51987654321';

/**
 * Opens one brand of a new demo to mobile numbers and gives its player one. The demo sends no text
 * messages: staff read the codes in the office.
 */
export async function seedMobile(
  { db }: Pick<Parts, 'db'>,
  brand: string,
  username: string,
): Promise<void> {
  if (brand === SERVICE_BRAND) {
    await inTransaction(db, (tx) => openFlags(tx, brand, SERVICE_FLAGS));
  }
  if (brand !== MOBILE_BRAND) return;
  await inTransaction(db, async (tx) => {
    await openFlags(tx, brand, MOBILE_FLAGS);
    await tx
      .updateTable('member')
      .set({ mobile_key: DEMO_NUMBER, mobile_verified_at: new Date() })
      .where('brand', '=', brand)
      .where('username_key', '=', usernameKey(username))
      .execute();
  });
}
