import type { ConsolidatedFunds, TrialBalance, WalletBalance } from '#contract/generated/types.ts';
import type { PreviewSnapshot } from '#brand/preview-protocol.ts';
import { isCurrency } from '#domain/money/currency.ts';
import { startMicro, TRIAL_HOURS } from '#domain/trial/play-money.ts';
import type { SessionView } from '#ui/session/session.atoms.ts';

/** Account types as the specification numbers them. */
const TYPES = { member: 0, agent: 1, trial: 4 } as const;

/** A session of the kind of visitor the builder simulates. Nobody is signed in. */
export function sampleSession({ visitor, manifest }: PreviewSnapshot): SessionView {
  const { kind, language } = visitor;
  return {
    kind,
    brand: manifest.id,
    language,
    currency: manifest.market.currency,
    csrfToken: null,
    lastLoginAt: null,
    expiresAt: null,
    passwordChangeRequired: false,
    hasPassword: true,
    member:
      kind === 'visitor' ? null : { id: '1', account: 'luna', nickname: 'Luna', type: TYPES[kind] },
  };
}

/** What such a visitor would have; null for who has no wallet. */
export function sampleBalance({ visitor, manifest }: PreviewSnapshot): WalletBalance | null {
  if (visitor.kind !== 'member' && visitor.kind !== 'agent') return null;
  return {
    currency: manifest.market.currency,
    availableMicro: '250000000',
    heldMicro: '0',
    funds: [],
    asOf: new Date().toISOString(),
  };
}

/** What a trial player would have; null for anybody else. */
export function samplePlayMoney({ visitor, manifest }: PreviewSnapshot): TrialBalance | null {
  const { currency } = manifest.market;
  if (visitor.kind !== 'trial' || !isCurrency(currency)) return null;
  const start = String(startMicro(currency));
  const endsAt = new Date(Date.now() + TRIAL_HOURS * 3_600_000).toISOString();
  return { currency, balanceMicro: start, startMicro: start, endsAt };
}

/** The sample balance by kind. Asked for only when the visitor has a wallet. */
export function sampleFunds({ manifest }: PreviewSnapshot): ConsolidatedFunds {
  return {
    currency: manifest.market.currency,
    totalMicro: '250000000',
    funds: [{ fund: 'cash', amountMicro: '250000000' }],
    vendorWallets: [],
    dailysalreqtype: 'none',
    divtypereq: 'none',
    contracthoursalreq: 'none',
    realtimesalreqtype: 'none',
  };
}
