import { ConfigError } from '../../platform/config-error.ts';
import type { PaymentAdapter } from '../payment-adapter.ts';
import { GATEWAY, gatewayChannel } from './gateway-channel.ts';

/** A redirect gateway, for any payment company that implements the protocol in README.md. */
export const payment: PaymentAdapter = {
  code: GATEWAY,
  isDemoOnly: false,
  async open({ clock, keys, url }) {
    if (url === null) {
      throw new ConfigError(`GATEWAY_PAYMENT_URL: is needed by the channel "${GATEWAY}"`);
    }
    return gatewayChannel({ clock, keys, url });
  },
};
