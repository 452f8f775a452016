import type { PaymentAdapter } from '../payment-adapter.ts';
import { sandboxFeature } from './feature.ts';
import { SANDBOX, sandboxChannel } from './sandbox-channel.ts';

/** The payment company of demos. */
export const payment: PaymentAdapter = {
  code: SANDBOX,
  isDemoOnly: true,
  open: ({ keys, clock }) => Promise.resolve(sandboxChannel(keys[0], clock)),
  feature: (parts, { keys }) => sandboxFeature(parts, keys[0]),
};
