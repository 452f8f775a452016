import type { ServiceChannel, ServiceChannelSettings } from '#contract/generated/types.ts';
import type { BrandLanguages } from '#domain/text/language-faults.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { readFactStamp } from '../../platform/server-fact.ts';

/** Every way to customer service of a brand, in the order players see them. */
export async function readServiceChannels(db: Db | Tx, brand: string): Promise<ServiceChannel[]> {
  const rows = await db
    .selectFrom('service_channel')
    .select(['cs_type', 'address', 'opens_window', 'enabled', 'texts'])
    .where('brand', '=', brand)
    .orderBy('position')
    .execute();
  return rows.map(({ cs_type, address, opens_window, enabled, texts }) => ({
    // The contract at the door lets nothing else through.
    csType: cs_type as ServiceChannel['csType'],
    address,
    opensWindow: opens_window,
    enabled,
    texts: texts as ServiceChannel['texts'],
  }));
}

/** What the office edits. */
export async function readServiceSettings(
  db: Db | Tx,
  brand: string,
  { languages, defaultLanguage }: BrandLanguages,
): Promise<ServiceChannelSettings> {
  const [stamp, channels] = await Promise.all([
    readFactStamp(db, brand, 'serviceChannels'),
    readServiceChannels(db, brand),
  ]);
  return { brand, ...stamp, languages: [...languages], defaultLanguage, channels };
}
