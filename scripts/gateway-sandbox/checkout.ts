import { setTimeout as pause } from 'node:timers/promises';
import { type CheckoutPayment, checkoutPage } from './checkout-page.ts';
import { checkAmount, halfOf, tenMoreThan } from './decimal-amount.ts';
import {
  type Answer,
  isJson,
  jsonAnswer,
  Refusal,
  type SandboxRequest,
  textFields,
} from './http.ts';
import type { Notify } from './notify-shop.ts';
import { randomNumber } from './random-number.ts';
import type { Signer } from './signer.ts';

/** The redirect waits no longer than this for the shop to take the notification. */
const MAX_WAIT_MS = 1_000;

interface CheckoutOptions {
  signs: Signer;
  notify: Notify;
  log: (line: string) => void;
}

const whole = (amount: string): string => amount;

/** Paid amount, computed from the ordered one; null declines. */
const ACTIONS = new Map<string, ((amount: string) => string) | null>([
  ['pay', whole],
  ['less', halfOf],
  ['more', tenMoreThan],
  ['twice', whole],
  ['silent', whole],
  ['decline', null],
]);

/** The payment page, and the payment query of the shop. */
export function checkout({ signs, notify, log }: CheckoutOptions) {
  const payments = new Map<string, CheckoutPayment>();

  function find(reference: string): CheckoutPayment {
    const payment = payments.get(reference);
    if (payment === undefined) throw new Refusal(404, 'no such payment');
    return payment;
  }

  /** The first decision is final. @returns the shop's status for each notification */
  async function perform(payment: CheckoutPayment, action: string): Promise<number[]> {
    const paidOf = ACTIONS.get(action);
    if (paidOf === undefined) throw new Refusal(400, 'no such action');
    if (payment.status !== 'pending') throw new Refusal(409, 'the payment is decided');
    payment.status = paidOf === null ? 'declined' : 'paid';
    payment.amount = paidOf?.(payment.amount) ?? payment.amount;
    log(`${payment.reference}: ${action}`);
    const { paymentId, reference, amount, currency } = payment;
    const notification = { paymentId, reference, status: payment.status, amount, currency };
    if (action === 'silent') return [];
    const statuses = [await notify(notification)];
    if (action === 'twice') {
      statuses.push(await notify(notification));
      // A second payment of the same order. A query returns only the first.
      statuses.push(await notify({ ...notification, paymentId: randomNumber('PAY') }));
    }
    return statuses;
  }

  return {
    /** The first visit opens the payment. */
    page({ query }: SandboxRequest): Answer {
      signs.checkCheckout(query);
      const [reference = '', amount = '', currency = '', returnUrl = '', expires = ''] = [
        'reference',
        'amount',
        'currency',
        'return_url',
        'expires',
      ].map((name) => query.get(name) ?? '');
      checkAmount(amount);
      const payment = payments.get(reference) ?? {
        paymentId: randomNumber('PAY'),
        reference,
        status: 'pending',
        amount,
        currency,
        returnUrl,
        expiresAt: new Date(Number(expires) * 1000),
      };
      payments.set(reference, payment);
      return {
        status: 200,
        headers: { 'content-type': 'text/html; charset=utf-8', 'referrer-policy': 'no-referrer' },
        body: checkoutPage(payment),
      };
    },

    /** A form redirects the player. JSON waits for the notifications and returns their statuses. */
    async decide(request: SandboxRequest): Promise<Answer> {
      const { reference = '', action = '' } = textFields(request);
      const payment = find(reference);
      const performed = perform(payment, action);
      if (isJson(request)) return jsonAnswer(200, { notifications: await performed });
      try {
        await Promise.race([performed, pause(MAX_WAIT_MS)]);
      } catch (error) {
        // A double click redirects as well.
        if (!(error instanceof Refusal) || error.status !== 409) throw error;
      }
      return { status: 303, headers: { location: payment.returnUrl }, body: '' };
    },

    query(request: SandboxRequest): Answer {
      signs.checkRequest(request, `GET ${request.path}`);
      const { paymentId, reference, status, amount, currency } = find(request.reference);
      return jsonAnswer(200, { paymentId, reference, status, amount, currency });
    },
  };
}
