import { hash } from 'node:crypto';
import { checkedPostings, type Posting } from '#domain/ledger/posting.ts';
import { isCurrency } from '#domain/money/currency.ts';
import type { TransferKind } from '#domain/ledger/transfer-kind.ts';
import type { ReversalRequest, TransferRequest } from './transfer-request.ts';

const MAX_REFERENCE_LENGTH = 200;
const DEFAULT_REVERSIBLE: readonly TransferKind[] = ['bet', 'betWin'];

/** A mistake of the calling code; what comes from outside is checked before it is a request. */
export class LedgerRequestError extends Error {
  override name = 'LedgerRequestError';
}

/** @throws LedgerRequestError, or PostingError for postings that do not hold together. */
export function checkRequest(request: TransferRequest): void {
  checkReference('externalRef', request.externalRef);
  checkReference('provider', request.provider);
  checkReference('brand', request.brand);
  if (request.roundRef !== undefined) checkReference('roundRef', request.roundRef);
  if (!isCurrency(request.currency))
    throw new LedgerRequestError(`no currency ${request.currency}`);
  if (isReversal(request)) {
    checkReference('reverses', request.reverses);
    if (request.reverses === request.externalRef) {
      throw new LedgerRequestError('a reversal needs a reference of its own');
    }
    return;
  }
  if (request.requires !== undefined) checkReference('requires', request.requires);
  if (request.forbids !== undefined) checkReference('forbids', request.forbids);
  checkedPostings(request.postings);
}

export function isReversal(request: TransferRequest): request is ReversalRequest {
  return 'reverses' in request;
}

export function mayReverse(request: ReversalRequest, kind: TransferKind): boolean {
  return (request.reversibleKinds ?? DEFAULT_REVERSIBLE).includes(kind);
}

/** What makes two requests the same one. The amount of a reversal is the original's and no part of it. */
export function fingerprint(request: TransferRequest): string {
  const { brand, memberId, currency, kind, roundRef } = request;
  // Fields are apart by a character that references cannot hold, so no two contents read alike.
  const fields = [brand, memberId, currency, kind, roundRef ?? ''];
  if (isReversal(request)) {
    fields.push('reverses', request.reverses);
  } else {
    fields.push('posts', request.requires ?? '', request.forbids ?? '');
    for (const posting of request.postings) fields.push(postingText(posting), posting.amountMicro);
  }
  return hash('sha256', fields.join('\n'), 'base64url');
}

function postingText(posting: Posting): string {
  if ('fund' in posting) return posting.fund;
  if ('drawFrom' in posting) return `draw ${posting.drawFrom.join(' ')}`;
  const { owner, ownerId, kind } = posting.system;
  return `${owner} ${kind} ${ownerId}`;
}

function checkReference(name: string, text: string): void {
  // Control characters and broken surrogates would be refused or changed by the database.
  // oxlint-disable-next-line no-control-regex
  const clean = !/[\u0000-\u001f\u007f\p{Surrogate}]/u.test(text);
  if (text === '' || text.length > MAX_REFERENCE_LENGTH || !clean) {
    throw new LedgerRequestError(`${name} is empty, too long or has control characters`);
  }
}
