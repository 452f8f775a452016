import { Ajv, type ErrorObject } from 'ajv';
import reference from '#schemas/entities/payment-reference.json' with { type: 'json' };
import { CURRENCIES, type Currency, currencyExponent } from '#domain/money/currency.ts';
import { MAX_AMOUNT_MICRO, MICRO_DIGITS } from '#domain/money/micro.ts';
import { Problem } from '../../platform/problem.ts';
import type { PaymentNotification } from '../payment-channel.ts';

interface GatewayPayment<Status> {
  paymentId: string;
  reference: string;
  status: Status;
  /** Decimal text. It may differ from the ordered amount. */
  amount: string;
  currency: Currency;
}

const ajv = new Ajv({ strict: true });

const paymentSchema = (statuses: readonly string[]) => ({
  type: 'object',
  required: ['paymentId', 'reference', 'status', 'amount', 'currency'],
  properties: {
    paymentId: { type: 'string', minLength: 1, maxLength: 64 },
    reference: {
      type: 'string',
      pattern: reference.pattern,
      minLength: reference.minLength,
      maxLength: reference.maxLength,
    },
    status: { enum: statuses },
    amount: { type: 'string', maxLength: 20, pattern: String.raw`^(?:0|[1-9]\d*)(?:\.\d+)?$` },
    currency: { enum: CURRENCIES },
  },
});

const isNotification = ajv.compile<GatewayPayment<'paid' | 'declined'>>({
  ...paymentSchema(['paid', 'declined']),
  additionalProperties: false,
});

// Answers may contain additional fields, so that the gateway can extend them.
const isPayment = ajv.compile<GatewayPayment<'pending' | 'paid' | 'declined'>>(
  paymentSchema(['pending', 'paid', 'declined']),
);

/** @throws Problem INVALID_BODY */
export function readGatewayNotification(body: unknown): PaymentNotification {
  if (!isNotification(body)) throw misfit(isNotification.errors?.[0]);
  return notificationOf(body, body.status);
}

/**
 * The answer to a query; null: pending.
 * @throws Problem INVALID_BODY
 */
export function readGatewayPayment(body: unknown): PaymentNotification | null {
  if (!isPayment(body)) throw misfit(isPayment.errors?.[0]);
  return body.status === 'pending' ? null : notificationOf(body, body.status);
}

function notificationOf(
  { paymentId, reference: paid, amount, currency }: GatewayPayment<string>,
  outcome: 'paid' | 'declined',
): PaymentNotification {
  const amountMicro = microFromDecimalText(amount, currency);
  return { reference: paid, outcome, amountMicro, currency, authorisation: paymentId };
}

/** Exact. Refuses more decimals than the currency has, even zeros. */
function microFromDecimalText(amount: string, currency: Currency): bigint {
  const [whole = '', fraction = ''] = amount.split('.');
  if (fraction.length > currencyExponent(currency)) throw misfitOf('/amount', 'pattern');
  const micro = BigInt(whole + fraction.padEnd(MICRO_DIGITS, '0'));
  if (micro === 0n) throw misfitOf('/amount', 'exclusiveMinimum', 0);
  if (micro > MAX_AMOUNT_MICRO)
    throw misfitOf('/amount', 'maximum', Number(MAX_AMOUNT_MICRO / 10n ** BigInt(MICRO_DIGITS)));
  return micro;
}

const misfit = (fault: ErrorObject | undefined): Problem =>
  misfitOf(fault?.instancePath ?? '', fault?.keyword ?? 'type', limitOf(fault));

const misfitOf = (pointer: string, code: string, limit?: number): Problem => {
  const fault = limit === undefined ? { code } : { code, params: { limit } };
  return new Problem('INVALID_BODY', { fields: { [pointer]: fault } });
};

/** What a schema's bound says; undefined: the fault is about something else. */
function limitOf(fault: ErrorObject | undefined): number | undefined {
  const { limit } = (fault?.params ?? {}) as { limit?: unknown };
  return typeof limit === 'number' ? limit : undefined;
}
