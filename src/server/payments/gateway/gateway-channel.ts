import { checkedCurrency, isCurrency } from '#domain/money/currency.ts';
import { decimalTextFromMicro } from '#domain/money/decimal-text.ts';
import { Problem } from '../../platform/problem.ts';
import type { PaymentChannel } from '../payment-channel.ts';
import { gatewayClient, type GatewayMeans } from './gateway-client.ts';
import { gatewayPayouts } from './gateway-payouts.ts';
import { checkoutUrl, isFreshlySigned, SIGNATURE_HEADER } from './gateway-signature.ts';
import { readGatewayNotification } from './read-notification.ts';

export const GATEWAY = 'gateway';

const MICRO = 1_000_000n;
const BOUNDS = { minMicro: MICRO, maxMicro: 50_000n * MICRO };

/** Collects by redirect to the gateway's page and pays out by its API. */
export function gatewayChannel(means: GatewayMeans): PaymentChannel {
  const client = gatewayClient(means);
  return {
    code: GATEWAY,
    name: 'Card and wallet',
    kind: 'card',
    banks: [],
    paymentNetworks: [],
    bounds: (currency) => (isCurrency(currency) ? BOUNDS : null),
    // No HTTP request, because the transaction may roll back: the player's visit opens the payment.
    async openPayment(_tx, { reference, amountMicro, currency, returnUrl, expiresAt }) {
      const redirectUrl = checkoutUrl(means.url, means.keys[0], {
        reference,
        amount: decimalTextFromMicro(amountMicro, checkedCurrency(currency)),
        currency,
        returnUrl,
        expires: Math.floor(expiresAt.getTime() / 1000),
      });
      return { redirectUrl };
    },
    payouts: gatewayPayouts(client),
    queryPayment: client.queryPayment,
    checkSignature({ headers, rawBody }) {
      if (!isFreshlySigned(means, headers[SIGNATURE_HEADER], rawBody)) {
        throw new Problem('INVALID_SIGNATURE');
      }
      return { kind: 'payment', code: GATEWAY };
    },
    readNotification: readGatewayNotification,
  };
}
