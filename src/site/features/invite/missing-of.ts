interface Progress {
  depositedMicro: string;
  playedMicro: string;
}

interface Conditions {
  depositMicro: string;
  playMicro: string;
}

interface Missing {
  readonly what: 'deposit' | 'anyDeposit' | 'play';
  /** Zero for `anyDeposit`: the amount is free. */
  readonly micro: bigint;
}

/** What an invited friend still has to do; nothing: both conditions are met. */
export function missingOf(
  { depositedMicro, playedMicro }: Progress,
  { depositMicro, playMicro }: Conditions,
): readonly Missing[] {
  const deposited = BigInt(depositedMicro);
  const deposit = BigInt(depositMicro) - deposited;
  const play = BigInt(playMicro) - BigInt(playedMicro);
  const missing: Missing[] = [];
  if (deposit > 0n) missing.push({ what: 'deposit', micro: deposit });
  else if (deposited === 0n) missing.push({ what: 'anyDeposit', micro: 0n });
  if (play > 0n) missing.push({ what: 'play', micro: play });
  return missing;
}
