import type { PoolTerms } from '#domain/jackpot/jackpot-terms.ts';

/** A brand's jackpot as staff set it. Amounts mean nothing in another currency. */
export interface JackpotSetting extends PoolTerms {
  currency: string;
  enabled: boolean;
}

/** JSON of a setting, with amounts as text. */
export interface StoredJackpot {
  currency: string;
  enabled: boolean;
  contributionPpm: number;
  startMicro: string;
  turnoverMicro: string;
}

export function storedJackpot(setting: JackpotSetting): StoredJackpot {
  const { startMicro, turnoverMicro } = setting;
  return { ...setting, startMicro: String(startMicro), turnoverMicro: String(turnoverMicro) };
}

/** @param stored a `StoredJackpot`; null: never set. @returns null when not set in this currency */
export function jackpotSettingOf(stored: unknown, currency: string): JackpotSetting | null {
  const setting = stored as StoredJackpot | null;
  if (setting?.currency !== currency) return null;
  const { startMicro, turnoverMicro } = setting;
  return { ...setting, startMicro: BigInt(startMicro), turnoverMicro: BigInt(turnoverMicro) };
}
