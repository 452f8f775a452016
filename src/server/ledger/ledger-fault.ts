/** One place where the books are not whole. */
export interface LedgerFault {
  readonly invariant: string;
  /** Names the account, transfer or seal and the amounts. */
  readonly detail: string;
}

/** Every invariant the ledger is checked for, in the order of a report. */
export const INVARIANTS = {
  zeroSum: 'entries of a transfer sum to zero per currency',
  account: 'an entry stands on an account of its brand and shard',
  transfer: 'an entry belongs to a transfer of its brand and currency',
  answer: 'a transfer has the entries its answer names',
  balance: 'balance is the sum of entries',
  chain: 'each entry goes on from the balance before it',
  floor: 'no balance is below its floor',
  holds: 'locked funds are the open holds',
  drained: 'clearing and in-transit accounts are zero after a drain',
  acknowledged: 'every acknowledged reference exists exactly once',
  checkpoint: 'stored checkpoints are what their entries lead to',
  sums: 'balances sum to zero',
  drift: 'balances follow their entries',
  seal: 'sealed movements are as they were sealed',
  sealChain: 'seals follow each other without a gap',
  sealAge: 'transfers are sealed within two hours',
  sealExport: 'seals are what was exported outside the database',
} as const;

const ORDER: readonly string[] = Object.values(INVARIANTS);

export function inReportOrder(faults: readonly LedgerFault[]): LedgerFault[] {
  return faults.toSorted((a, b) => ORDER.indexOf(a.invariant) - ORDER.indexOf(b.invariant));
}

/** Details reported for each invariant; the rest are counted. */
const SHOWN = 20;

/** At most SHOWN faults of each invariant and the number of the rest. */
export function shortReport(faults: readonly LedgerFault[]): LedgerFault[] {
  return ORDER.flatMap((invariant) => {
    const found = faults.filter((fault) => fault.invariant === invariant);
    const rest = found.length - SHOWN;
    if (rest <= 0) return found;
    return [...found.slice(0, SHOWN), { invariant, detail: `and ${rest} more` }];
  });
}
