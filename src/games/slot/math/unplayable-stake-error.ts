/** A stake that cannot be split evenly over its parts, or is not above zero. */
export class UnplayableStakeError extends Error {
  override name = 'UnplayableStakeError';
  readonly code: 'STAKE_NOT_POSITIVE' | 'STAKE_NOT_DIVISIBLE';

  constructor(code: UnplayableStakeError['code'], stakeMicro: bigint, parts: number) {
    super(`a stake of ${stakeMicro} micro-units cannot be shared in ${parts} parts`);
    this.code = code;
  }
}
