import type { VendorDialect, VendorRecord, VendorTitle } from '#contract/generated/types.ts';
import type { KnownHeroName } from '#art/heroes/catalogue.ts';
import { arcadeTitles } from './arcade-titles.ts';
import { cardTitles } from './card-titles.ts';
import { duelTitles } from './duel-titles.ts';
import { fishTitles } from './fish-titles.ts';
import { liveTitles } from './live-titles.ts';
import { reelsTitles } from './reels-titles.ts';
import { sportsTitles } from './sports-titles.ts';
import { CURRENCIES, unitMicroOf } from './stakes.ts';

/** A demo supplier. It plays an outside company, so it has its own look and its own words. */
export interface Supplier {
  readonly code: string;
  readonly displayName: string;
  readonly dialect: VendorDialect;
  /** Its share of what its games keep. */
  readonly feeBasisPoints: number;
  readonly position: number;
  /** Accent of its game pages, in OKLCH degrees. */
  readonly hue: number;
  readonly emblem: KnownHeroName;
  readonly makeTitles: (supplier: string) => VendorTitle[];
}

export const SUPPLIERS: readonly Supplier[] = [
  {
    code: 'DEMO_REELS',
    displayName: 'Demo Reels',
    dialect: 'rsa',
    feeBasisPoints: 1_200,
    position: 10,
    hue: 25,
    emblem: 'reels',
    makeTitles: reelsTitles,
  },
  {
    code: 'DEMO_ARCADE',
    displayName: 'Demo Arcade',
    dialect: 'hmac',
    feeBasisPoints: 1_000,
    position: 20,
    hue: 305,
    emblem: 'joystick',
    makeTitles: arcadeTitles,
  },
  {
    code: 'DEMO_LIVE',
    displayName: 'Demo Live',
    dialect: 'bearer',
    feeBasisPoints: 1_500,
    position: 30,
    hue: 155,
    emblem: 'wheel',
    makeTitles: liveTitles,
  },
  {
    code: 'DEMO_FISH',
    displayName: 'Demo Fish',
    dialect: 'sorted',
    feeBasisPoints: 1_100,
    position: 40,
    hue: 220,
    emblem: 'fish',
    makeTitles: fishTitles,
  },
  {
    code: 'DEMO_CARDS',
    displayName: 'Demo Cards',
    dialect: 'bearer',
    feeBasisPoints: 900,
    position: 50,
    hue: 270,
    emblem: 'cards',
    makeTitles: cardTitles,
  },
  {
    code: 'DEMO_SPORTS',
    displayName: 'Demo Sports',
    dialect: 'sorted',
    feeBasisPoints: 1_300,
    position: 60,
    hue: 75,
    emblem: 'trophy',
    makeTitles: sportsTitles,
  },
  {
    code: 'DEMO_DUELS',
    displayName: 'Demo Duels',
    dialect: 'transfer',
    feeBasisPoints: 900,
    position: 70,
    hue: 345,
    emblem: 'sword',
    makeTitles: duelTitles,
  },
];

/** The path at which a supplier answers for the wallets that it keeps. */
export const WALLET_PATH = '/wallet';

/** The path at which a supplier answers for its movements. */
export const REPORT_PATH = '/report';

/** The same titles on every call, in the order of their positions. */
export const titlesOf = ({ makeTitles, code }: Supplier): VendorTitle[] => makeTitles(code);

/** @param options `base`: address of the supplier, a URL or a path */
export function recordOf(supplier: Supplier, { base }: { base: string }): VendorRecord {
  const { code, displayName, dialect, feeBasisPoints, position } = supplier;
  return {
    code,
    displayName,
    state: 'on',
    dialect,
    launchUrl: `${base}/play/{game}?token={token}&lang={language}&mode={mode}&currency={currency}&back={back}`,
    healthUrl: `${base}/health`,
    ...(dialect === 'transfer' && { walletUrl: `${base}${WALLET_PATH}` }),
    // Only a secret signs what is asked.
    ...(dialect !== 'rsa' && { reportUrl: `${base}${REPORT_PATH}` }),
    currencies: CURRENCIES.map((currency) => {
      const unitMicro = String(unitMicroOf(currency));
      return { currency, unitMicro, smallestMicro: unitMicro };
    }),
    devices: ['mobile', 'desktop'],
    feeBasisPoints,
    position,
  };
}
