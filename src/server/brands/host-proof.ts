import { resolveTxt } from 'node:dns/promises';
import type { HostProofRecord } from '#contract/generated/types.ts';
import type { Config } from '../platform/config.ts';
import { sameText, sign } from '../platform/signature.ts';

/** Proof that who publishes a brand also rules the domain that it is to be served under. */
export interface HostProof {
  /** false in a demo: hosts are served without proof. */
  readonly isRequired: boolean;
  /** The TXT record that the owner puts into the domain. */
  recordOf(brand: string, host: string): HostProofRecord;
  /** Whether the domain holds the record now. false alike without an answer of its name server. */
  holds(brand: string, host: string): Promise<boolean>;
}

type LookUpTxt = (name: string) => Promise<string[][]>;

/** @param lookUp asks DNS for TXT records; tests give their own. */
export function hostProof(
  { mode, secrets }: Pick<Config, 'mode' | 'secrets'>,
  lookUp: LookUpTxt = resolveTxt,
): HostProof {
  const recordOf = (brand: string, host: string): HostProofRecord => ({
    name: `_brand-proof.${host}`,
    value: sign(secrets.session, `host-proof|${brand}|${host}`),
  });
  return {
    isRequired: mode === 'production',
    recordOf,
    async holds(brand, host) {
      const { name, value } = recordOf(brand, host);
      const records = await lookUp(name).catch(() => []);
      // A long record comes in pieces.
      return records.some((pieces) => sameText(pieces.join(''), value));
    },
  };
}
