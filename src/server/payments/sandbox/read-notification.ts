import { Ajv } from 'ajv';
import amount from '#schemas/entities/positive-amount-micro.json' with { type: 'json' };
import currency from '#schemas/entities/currency-code.json' with { type: 'json' };
import reference from '#schemas/entities/payment-reference.json' with { type: 'json' };
import { Problem } from '../../platform/problem.ts';
import type { PaymentNotification } from '../payment-channel.ts';

/** The sandbox's own words. */
interface SandboxNotification {
  notificationId: string;
  reference: string;
  outcome: 'paid' | 'declined';
  currency: string;
  amountMicro: string;
  authorisation: string | null;
}

const part = ({ pattern, maxLength }: { pattern: string; maxLength: number }) => ({
  type: 'string',
  pattern,
  maxLength,
});

const fits = new Ajv({ strict: true, allowUnionTypes: true }).compile<SandboxNotification>({
  type: 'object',
  additionalProperties: false,
  required: ['notificationId', 'reference', 'outcome', 'currency', 'amountMicro', 'authorisation'],
  properties: {
    notificationId: { type: 'string', minLength: 1, maxLength: 128 },
    reference: part(reference),
    outcome: { enum: ['paid', 'declined'] },
    currency: part(currency),
    amountMicro: part(amount),
    authorisation: { type: ['string', 'null'], maxLength: 64 },
  },
});

/** @throws Problem INVALID_BODY */
export function readSandboxNotification(body: unknown): PaymentNotification {
  if (!fits(body)) {
    const [fault] = fits.errors ?? [];
    const pointer = fault?.instancePath ?? '';
    throw new Problem('INVALID_BODY', {
      fields: { [pointer]: { code: fault?.keyword ?? 'type' } },
    });
  }
  const { reference: paid, outcome, amountMicro, currency: of, authorisation } = body;
  return {
    reference: paid,
    outcome,
    amountMicro: BigInt(amountMicro),
    currency: of,
    authorisation,
  };
}
