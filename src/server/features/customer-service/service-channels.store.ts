import type { ServiceChannel } from '#contract/generated/types.ts';
import type { Tx } from '../../platform/db/database.ts';

/** Puts a list in the place of the old one. */
export async function replaceServiceChannels(
  tx: Tx,
  brand: string,
  channels: readonly ServiceChannel[],
): Promise<void> {
  await tx.deleteFrom('service_channel').where('brand', '=', brand).execute();
  if (channels.length === 0) return;
  await tx
    .insertInto('service_channel')
    .values(
      channels.map(({ csType, address, opensWindow, enabled, texts }, position) => ({
        brand,
        position,
        cs_type: csType,
        address,
        opens_window: opensWindow,
        enabled,
        texts: JSON.stringify(texts),
      })),
    )
    .execute();
}
