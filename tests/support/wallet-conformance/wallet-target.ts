export type { WalletPlayer } from '../../../scripts/vendor-conformance/target.ts';

/** An envelope of our own contract. */
export interface WalletReply {
  readonly status: number;
  readonly body: {
    readonly success: boolean;
    readonly message: string;
    readonly code?: string;
    readonly fields?: Readonly<Record<string, { readonly code: string }>>;
    readonly requestId?: string;
    readonly value: Readonly<Record<string, unknown>> | null;
  };
}
