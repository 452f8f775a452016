import { Ajv } from 'ajv';
import { checkedCurrency, isCurrency } from '#domain/money/currency.ts';
import { decimalTextFromMicro } from '#domain/money/decimal-text.ts';
import type { PayoutAnswer, PayoutPort } from '../payment-channel.ts';
import type { GatewayClient } from './gateway-client.ts';

interface GatewayPayout {
  payoutId: string;
  status: 'sent' | 'failed' | 'pending';
}

// Answers may contain additional fields, so that the gateway can extend them.
const isPayout = new Ajv({ strict: true }).compile<GatewayPayout>({
  type: 'object',
  required: ['payoutId', 'status'],
  properties: {
    payoutId: { type: 'string', minLength: 1, maxLength: 64 },
    status: { enum: ['sent', 'failed', 'pending'] },
  },
});

/** Payouts by the gateway's API, which is idempotent by reference. */
export function gatewayPayouts(client: Pick<GatewayClient, 'get' | 'post'>): PayoutPort {
  return {
    takes: isCurrency,
    async send({ amountMicro, ...order }) {
      const { reference, currency, bank, country, payeeName, accountNumber } = order;
      const amount = decimalTextFromMicro(amountMicro, checkedCurrency(currency));
      const payload = { reference, amount, currency, bank, country, payeeName, accountNumber };
      return answerOf(await client.post('/payouts', payload));
    },
    async query(reference) {
      const body = await client.get(`/payouts/${encodeURIComponent(reference)}`);
      return body === null ? null : answerOf(body);
    },
  };
}

function answerOf(body: unknown): PayoutAnswer {
  if (!isPayout(body)) {
    const field = isPayout.errors?.[0]?.instancePath ?? '';
    throw new Error(`the gateway answered with a payout that does not fit: ${field || '/'}`);
  }
  const { payoutId, status } = body;
  return status === 'pending' ? { status: 'unknown' } : { status, reference: payoutId };
}
