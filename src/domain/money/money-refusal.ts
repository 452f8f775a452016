/** The codes are those of schemas/error-codes.json. */
export type MoneyRefusalCode = 'AMOUNT_NOT_CONVERTIBLE' | 'AMOUNT_OUT_OF_RANGE' | 'WRONG_CURRENCY';

/** An amount that cannot be taken exactly as it was given; nothing is ever rounded. */
export class MoneyRefusal extends Error {
  override name = 'MoneyRefusal';
  readonly code: MoneyRefusalCode;

  constructor(code: MoneyRefusalCode, message: string) {
    super(message);
    this.code = code;
  }
}
