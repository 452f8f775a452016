/**
 * The chain of an account: each entry continues from the balance the entry before it left. Versions
 * order the entries of an account but have gaps, since an operation that moves nothing raises them
 * too. Ids do not order them strictly: two nodes make ids before they lock the account. So an entry
 * may be read before its predecessor, and the link between them stays open until both were read.
 */
export interface AccountChain {
  /** Version of the newest entry read. */
  readonly version: bigint;
  /** Balance after that entry. */
  readonly balance: bigint;
  /** Null in the usual case: every entry read connects to another. */
  readonly open: OpenLinks | null;
}

export interface OpenLinks {
  /** The largest transfer id among the entries that made these links. */
  readonly newestId: bigint;
  /**
   * By balance: positive when entries end at it and no entry continues, negative when entries start
   * from it and no entry leads there.
   */
  readonly links: ReadonlyMap<bigint, number>;
}

/** The entries of one account in one chunk, in the order of their versions. */
export interface ChainPiece {
  readonly startBalance: bigint;
  readonly endBalance: bigint;
  readonly endVersion: bigint;
  /** The largest transfer id among its entries. */
  readonly newestId: bigint;
  /** Places inside the piece where an entry does not continue from the one before it. */
  readonly breaks: readonly ChainBreak[];
}

export interface ChainBreak {
  readonly leftBalance: bigint;
  readonly startBalance: bigint;
}

export const EMPTY_CHAIN: AccountChain = { version: 0n, balance: 0n, open: null };

export function extendChain(chain: AccountChain, piece: ChainPiece): AccountChain {
  const newest = piece.endVersion > chain.version;
  const inOrder = newest && piece.startBalance === chain.balance;
  if (inOrder && piece.breaks.length === 0) {
    return { version: piece.endVersion, balance: piece.endBalance, open: chain.open };
  }
  const links = new Map(chain.open?.links);
  const count = (balance: bigint, change: 1 | -1): void => {
    const total = (links.get(balance) ?? 0) + change;
    if (total === 0) links.delete(balance);
    else links.set(balance, total);
  };
  count(piece.startBalance, -1);
  count(newest ? chain.balance : piece.endBalance, 1);
  for (const { leftBalance, startBalance } of piece.breaks) {
    count(leftBalance, 1);
    count(startBalance, -1);
  }
  return {
    version: newest ? piece.endVersion : chain.version,
    balance: newest ? piece.endBalance : chain.balance,
    open: links.size === 0 ? null : { newestId: piece.newestId, links },
  };
}

/** Sum of the entries read so far; equals the balance when every link is closed. */
export function sumOfEntries({ balance, open }: AccountChain): bigint {
  let sum = balance;
  for (const [at, count] of open?.links ?? []) sum += at * BigInt(count);
  return sum;
}
