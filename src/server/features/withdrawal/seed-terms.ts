import { settingInEffect } from '#domain/setting/setting-kind.ts';
import { EVERY_MEANS } from '#domain/setting/setting-declaration.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { seedSetting } from '../../settings/setting-store.ts';

/** Terms under which everything can be tried in one sitting: no waiting, and a promise of an hour. */
export async function seedTerms({ db }: Pick<Parts, 'db'>, brand: string): Promise<void> {
  const value = {
    ...settingInEffect('withdrawalTerms', null, EVERY_MEANS),
    payeeCoolDownHours: 0,
    secondPersonAboveMicro: '150000000',
    promiseMinutes: 60,
    promiseMicro: '5000000',
  };
  await inTransaction(db, (tx) =>
    seedSetting(tx, { brand, kind: 'withdrawalTerms', version: 1, value }),
  );
}
