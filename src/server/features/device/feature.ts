import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { memberOf, route } from '../../platform/route.ts';
import { sha256Hex } from '../../platform/signature.ts';
import { listDevices, listSignIns } from './device.read.ts';

/** A member's own devices and sign-ins. */
export const deviceFeature = ({ db, clock, locator: { countryOf } }: Parts): Feature => ({
  name: 'device',
  routes: [
    route('listDevices', async (call) => ({
      devices: await listDevices(db, memberOf(call), call.deviceToken(), countryOf, clock),
    })),

    route('forgetDevice', async (call) => {
      const { brand, memberId } = memberOf(call);
      const { deviceId } = call.params;
      const token = call.deviceToken();
      if (token !== null && sha256Hex(token) === deviceId) throw new Problem('DEVICE_IN_USE');
      return inTransaction(db, async (tx) => {
        await tx
          .deleteFrom('known_device')
          .where('brand', '=', brand)
          .where('account_id', '=', memberId)
          .where('token_hash', '=', deviceId)
          .execute();
        return { devices: await listDevices(tx, { brand, memberId }, token, countryOf, clock) };
      });
    }),

    route('listSignIns', (call) => {
      const { cursor, limit = 10 } = call.query;
      return listSignIns(db, memberOf(call), { cursor, limit }, countryOf, clock);
    }),
  ],
});
