/** A stake that cannot be split evenly over the lines, or is not above zero. */
export class UnplayableStakeError extends Error {
  override name = 'UnplayableStakeError';
  readonly code: 'STAKE_NOT_POSITIVE' | 'STAKE_NOT_DIVISIBLE';

  constructor(code: UnplayableStakeError['code'], stakeMicro: bigint, lines: number) {
    super(`a stake of ${stakeMicro} micro-units cannot be played on ${lines} lines`);
    this.code = code;
  }
}
