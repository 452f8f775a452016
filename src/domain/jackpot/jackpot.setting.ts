import type { SettingDeclaration } from '../setting/setting-declaration.ts';

/** A jackpot as it is stored, with amounts as text. */
export interface StoredJackpot {
  readonly currency: string;
  readonly enabled: boolean;
  readonly contributionPpm: number;
  readonly startMicro: string;
  readonly turnoverMicro: string;
  /** Left out or null: it has no limit. */
  readonly mustHitMicro?: string | null;
}

/** null: never set. */
export const setting: SettingDeclaration<StoredJackpot | null, 'nothing'> = {
  served: 'nothing',
  inEffect: (stored) => stored as StoredJackpot | null,
};
