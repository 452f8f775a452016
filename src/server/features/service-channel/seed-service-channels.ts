import type { ServiceChannel } from '#contract/generated/types.ts';
import { inOfferedLanguages } from '#domain/text/in-offered-languages.ts';
import type { OfferedLanguages } from '#domain/text/language-faults.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { seedSetting } from '../../settings/setting-store.ts';

interface DemoChannel extends Pick<ServiceChannel, 'csType' | 'address'> {
  es: readonly [title: string, hours: string];
  en: readonly [title: string, hours: string];
}

const ALWAYS = { es: '24 horas', en: '24 hours' } as const;
const DAYTIME = { es: 'De 8 a 23 h', en: '8 am to 11 pm' } as const;

/** Numbers and mail domains kept for examples; the chat leads to the demo's own page. */
const demoChannels = (brand: string): readonly DemoChannel[] => [
  {
    csType: 'liveChat',
    address: '/demo-link/live-chat',
    es: ['Chat en vivo', ALWAYS.es],
    en: ['Live chat', ALWAYS.en],
  },
  {
    csType: 'whatsapp',
    address: '+12025550142',
    es: ['WhatsApp', DAYTIME.es],
    en: ['WhatsApp', DAYTIME.en],
  },
  {
    csType: 'phone',
    address: '+12025550119',
    es: ['Llámanos', DAYTIME.es],
    en: ['Call us', DAYTIME.en],
  },
  {
    csType: 'email',
    address: `ayuda@${brand}.example`,
    es: ['Correo', ''],
    en: ['E-mail', ''],
  },
];

/** Gives a new demo's brand somebody to ask. */
export async function seedServiceChannels(
  { db, brands }: Pick<Parts, 'db' | 'brands'>,
  brand: string,
): Promise<void> {
  const languages = brands.languagesOf(brand);
  if (languages === null) return;
  const value = demoChannels(brand).map((demo) => channelOf(demo, languages));
  await inTransaction(db, (tx) =>
    seedSetting(tx, { brand, kind: 'serviceChannels', version: 1, value }),
  );
}

function channelOf(
  { csType, address, ...words }: DemoChannel,
  offered: OfferedLanguages,
): ServiceChannel {
  return {
    csType,
    address,
    opensWindow: csType === 'liveChat',
    enabled: true,
    texts: inOfferedLanguages(words, offered).map(([language, [title, hours]]) => ({
      language,
      title,
      hours,
    })),
  };
}
