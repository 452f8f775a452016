import type { LedgerEntry } from '#contract/generated/types.ts';
import { asText, csvText } from '#domain/record/csv-text.ts';
import { plainAmount } from '#domain/money/plain-amount.ts';

/** Headings of the file, in the reader's language. */
export interface LedgerHeadings {
  readonly at: string;
  readonly movement: string;
  readonly kind: string;
  readonly fund: string;
  readonly currency: string;
  readonly amount: string;
  readonly balanceAfter: string;
  readonly provider: string;
  readonly reference: string;
}

export interface LedgerWords {
  readonly headings: LedgerHeadings;
  readonly kind: (kind: LedgerEntry['kind']) => string;
  readonly fund: (fund: LedgerEntry['fund']) => string;
}

/**
 * Lines of a ledger as a CSV file. Moments in UTC, amounts as plain decimals. A movement is `transfer#line`: with only its digits a
 * spreadsheet would round it.
 */
export function ledgerCsv(entries: readonly LedgerEntry[], words: LedgerWords): string {
  const { headings } = words;
  const head = [
    headings.at,
    headings.movement,
    headings.kind,
    headings.fund,
    headings.currency,
    headings.amount,
    headings.balanceAfter,
    headings.provider,
    headings.reference,
  ];
  const rows = entries.map((entry) => [
    entry.at,
    `${entry.transferId}#${entry.seq}`,
    words.kind(entry.kind),
    words.fund(entry.fund),
    entry.currency,
    plainAmount(BigInt(entry.amountMicro), entry.currency),
    plainAmount(BigInt(entry.balanceAfterMicro), entry.currency),
    asText(entry.provider),
    asText(entry.reference),
  ]);
  return csvText([head, ...rows]);
}

/** A name for the file that says whose ledger it is and when it was taken. */
export function ledgerFileName(member: { account: string; id: string }, now: Date): string {
  const account = member.account.replaceAll(/[^\p{L}\p{N}_-]+/gu, '-');
  return `ledger-${account}-${member.id}-${now.toISOString().slice(0, 19).replaceAll(':', '')}Z.csv`;
}
