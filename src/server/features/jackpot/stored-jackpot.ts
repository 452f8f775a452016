import type { StoredJackpot } from '#domain/jackpot/jackpot.setting.ts';
import type { PoolTerms } from '#domain/jackpot/jackpot-terms.ts';

/** A brand's jackpot as staff set it. Amounts mean nothing in another currency. */
export interface JackpotSetting extends PoolTerms {
  currency: string;
  enabled: boolean;
}

export function storedJackpot(setting: JackpotSetting): StoredJackpot {
  const { startMicro, turnoverMicro, mustHitMicro } = setting;
  return {
    ...setting,
    startMicro: String(startMicro),
    turnoverMicro: String(turnoverMicro),
    mustHitMicro: mustHitMicro === null ? null : String(mustHitMicro),
  };
}

/** @param setting null: never set. @returns null when not set in this currency */
export function jackpotSettingOf(
  setting: StoredJackpot | null,
  currency: string,
): JackpotSetting | null {
  if (setting?.currency !== currency) return null;
  const { startMicro, turnoverMicro, mustHitMicro = null } = setting;
  return {
    ...setting,
    startMicro: BigInt(startMicro),
    turnoverMicro: BigInt(turnoverMicro),
    mustHitMicro: mustHitMicro === null ? null : BigInt(mustHitMicro),
  };
}
