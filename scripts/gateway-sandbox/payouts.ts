import {
  type Answer,
  isJson,
  jsonAnswer,
  Refusal,
  type SandboxRequest,
  textFields,
} from './http.ts';
import { checkAmount } from './decimal-amount.ts';
import { randomNumber } from './random-number.ts';
import type { Signer } from './signer.ts';

const FIELDS = ['reference', 'amount', 'currency', 'bank', 'country', 'payeeName', 'accountNumber'];
/** Amounts with these endings simulate a failed and a pending payout. */
const FAILED_END = '.13';
const PENDING_END = '.17';

interface Payout {
  payoutId: string;
  fields: Readonly<Record<string, string>>;
  status: 'sent' | 'failed' | 'pending';
  /** Time at which a pending payout becomes sent, in milliseconds. */
  sentAt: number;
  sends: number;
  queries: number;
}

interface PayoutOptions {
  signs: Signer;
  payoutPendingMs: number;
  log: (line: string) => void;
}

export function payouts({ signs, payoutPendingMs, log }: PayoutOptions) {
  const made = new Map<string, Payout>();

  function order(fields: Readonly<Record<string, string>>): Payout {
    const { reference = '', amount = '', currency = '' } = fields;
    checkAmount(amount);
    const payout: Payout = {
      payoutId: randomNumber('OUT'),
      fields,
      status: firstStatus(amount),
      sentAt: Date.now() + payoutPendingMs,
      sends: 0,
      queries: 0,
    };
    made.set(reference, payout);
    log(`payout ${reference} ${amount} ${currency}: ${payout.status}`);
    return payout;
  }

  return {
    /** Idempotent by reference; other data under a known reference is refused. */
    send(request: SandboxRequest): Answer {
      signs.checkRequest(request, request.body);
      if (!isJson(request)) throw new Refusal(400, 'the body is not JSON');
      const given = textFields(request);
      const missing = FIELDS.filter((name) => !given[name]);
      if (missing.length > 0) throw new Refusal(400, `missing: ${missing.join(', ')}`);
      const fields = Object.fromEntries(FIELDS.map((name) => [name, given[name] ?? '']));
      const payout = made.get(fields['reference'] ?? '') ?? order(fields);
      payout.sends += 1;
      if (FIELDS.some((name) => payout.fields[name] !== fields[name])) {
        throw new Refusal(409, 'the reference belongs to another payout');
      }
      return jsonAnswer(200, statusOf(payout));
    },

    query(request: SandboxRequest): Answer {
      signs.checkRequest(request, `GET ${request.path}`);
      const payout = made.get(request.reference);
      if (payout === undefined) throw new Refusal(404, 'no such payout');
      payout.queries += 1;
      return jsonAnswer(200, statusOf(payout));
    },

    /** For tests, therefore unsigned. `sends` and `queries` count the requests of the shop. */
    list: (): Answer =>
      jsonAnswer(200, {
        payouts: [...made.values()].map((payout) => ({
          ...statusOf(payout),
          ...payout.fields,
          sends: payout.sends,
          queries: payout.queries,
        })),
      }),
  };
}

function firstStatus(amount: string): Payout['status'] {
  if (amount.endsWith(FAILED_END)) return 'failed';
  return amount.endsWith(PENDING_END) ? 'pending' : 'sent';
}

function statusOf({ payoutId, status, sentAt }: Payout): Pick<Payout, 'payoutId' | 'status'> {
  const isSent = status === 'pending' && Date.now() >= sentAt;
  return { payoutId, status: isSent ? 'sent' : status };
}
