import type { LedgerKind } from '#domain/ledger/money-kind.ts';
import { hash } from 'node:crypto';
import { checkedPostings, type Posting } from '#domain/ledger/posting.ts';
import { isUnit } from '#domain/ledger/unit.ts';
import { isCurrency } from '#domain/money/currency.ts';
import type { ReversalRequest, TransferRequest } from './transfer-request.ts';

const MAX_REFERENCE_LENGTH = 200;
const UNIT_KINDS: readonly LedgerKind[] = [
  'pointsEarned',
  'pointsSpent',
  'pointsReturned',
  'ticketsGiven',
  'ticketsUsed',
];
const DEFAULT_REVERSIBLE: readonly LedgerKind[] = ['bet', 'betWin'];

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
  for (const part of request.content ?? []) checkClean('content', part);
  checkCurrency(request);
  if (isReversal(request)) {
    checkReference('reverses', request.reverses);
    if (request.reverses === request.externalRef) {
      throw new LedgerRequestError('a reversal needs a reference of its own');
    }
    return;
  }
  if (request.requires !== undefined) checkReference('requires', request.requires);
  if (request.forbids !== undefined) checkReference('forbids', request.forbids);
  if (request.guard !== undefined) checkReference('guard', request.guard.gameSessionHash);
  checkedPostings(request.postings);
}

/** Money moves in a currency, points in their unit: a mistake would make one out of the other. */
function checkCurrency({ currency, kind }: Pick<TransferRequest, 'currency' | 'kind'>): void {
  if (!isCurrency(currency) && !isUnit(currency)) {
    throw new LedgerRequestError(`no currency ${currency}`);
  }
  if (isUnit(currency) !== UNIT_KINDS.includes(kind)) {
    throw new LedgerRequestError(`${kind} does not move ${currency}`);
  }
}

export function isReversal(request: TransferRequest): request is ReversalRequest {
  return 'reverses' in request;
}

export function mayReverse(request: ReversalRequest, kind: LedgerKind): boolean {
  return (request.reversibleKinds ?? DEFAULT_REVERSIBLE).includes(kind);
}

/** Marks a fingerprint over a request's own content; one without the mark was taken over postings. */
const CONTENT_MARK = '2:';

/** Fingerprint of a request that is new to the ledger. */
export function fingerprint(request: TransferRequest): string {
  const { content } = request;
  if (content === undefined) return postingsFingerprint(request);
  return CONTENT_MARK + hashOf([...baseFields(request), ...content]);
}

/**
 * Whether a stored fingerprint is that of the request. Rows from before requests had a content keep the
 * fingerprint over their postings.
 */
export function isSameRequest(request: TransferRequest, own: string, stored: string): boolean {
  if (stored === own) return true;
  return !stored.startsWith(CONTENT_MARK) && stored === postingsFingerprint(request);
}

/** The amount of a reversal is the original's and not part of its content. */
function postingsFingerprint(request: TransferRequest): string {
  const fields = baseFields(request);
  if (isReversal(request)) {
    fields.push('reverses', request.reverses);
  } else {
    fields.push('posts', request.requires ?? '', request.forbids ?? '');
    for (const posting of request.postings) {
      fields.push(postingText(posting), String(posting.amountMicro));
    }
  }
  return hashOf(fields);
}

function baseFields({ brand, memberId, currency, kind, roundRef }: TransferRequest): string[] {
  return [brand, String(memberId), currency, kind, roundRef ?? ''];
}

/** Fields are separated by a character that references cannot hold, so no two contents read alike. */
function hashOf(fields: readonly string[]): string {
  return hash('sha256', fields.join('\n'), 'base64url');
}

function postingText(posting: Posting): string {
  if ('fund' in posting) return posting.fund;
  if ('drawFrom' in posting) return `draw ${posting.drawFrom.join(' ')}`;
  const { owner, ownerId, kind } = posting.system;
  return `${owner} ${kind} ${ownerId}`;
}

function checkReference(name: string, text: string): void {
  if (text === '' || text.length > MAX_REFERENCE_LENGTH) {
    throw new LedgerRequestError(`${name} is empty or too long`);
  }
  checkClean(name, text);
}

/** Control characters and broken surrogates would be refused or changed by the database. */
function checkClean(name: string, text: string): void {
  // oxlint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u007f\p{Surrogate}]/u.test(text)) {
    throw new LedgerRequestError(`${name} has control characters`);
  }
}
