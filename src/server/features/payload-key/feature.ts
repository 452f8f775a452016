import { feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { route } from '../../platform/route.ts';
import { textSeal } from '../../platform/seal-text.ts';
import { payloadOpener } from './open-payload.ts';
import { presentKey } from './payload-key.store.ts';

/** Bodies with passwords and codes that clients encrypt to a key of the server, where a brand offers it. */
export function payloadKeyFeature(parts: Parts) {
  const { db, clock, config } = parts;
  const seal = textSeal(config.secrets.records, 'payload key');
  return feature({
    name: 'payload-key',
    routes: [
      route('getPayloadKey', async () => ({
        ...(await presentKey(db, seal, clock)),
        at: clock.now().toISOString(),
      })),
    ],
    retention: [
      {
        table: 'payload_key',
        key: ['kid'],
        age: 'created_at',
        keepDays: 3,
        why: 'A key is given out for a day and read for another.',
      },
      {
        table: 'payload_use',
        key: ['id_hash'],
        age: 'used_at',
        keepDays: 1,
        why: 'A body is refused by its age two minutes after it was made.',
      },
    ],
    openPayload: payloadOpener(parts, seal),
  });
}
