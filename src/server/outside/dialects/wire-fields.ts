import { MAX_AMOUNT_MICRO } from '#domain/money/micro.ts';
import { Problem } from '../../platform/problem.ts';

const REFERENCE = /^[!-~]{1,128}$/;
const MEMBER = /^[1-9][0-9]{0,18}$/;
const GAME = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/;
const CURRENCY = /^[A-Z]{3,5}$/;
const TOKEN = /^[!-~]{1,256}$/;

/** The fields of a call as a dialect names them; each is read by one rule in every dialect. */
export class WireFields {
  private readonly values: Readonly<Record<string, unknown>>;

  constructor(values: unknown) {
    if (typeof values !== 'object' || values === null || Array.isArray(values)) {
      throw new Problem('INVALID_BODY');
    }
    this.values = values as Record<string, unknown>;
  }

  has(name: string): boolean {
    return Object.hasOwn(this.values, name);
  }

  /** @throws Problem INVALID_BODY with the field's pointer, here and below */
  private text(name: string, pattern: RegExp): string {
    const value = this.has(name) ? this.values[name] : undefined;
    if (typeof value !== 'string' || !pattern.test(value)) throw unreadable(name);
    return value;
  }

  token(name: string): string {
    return this.text(name, TOKEN);
  }

  reference(name: string): string {
    return this.text(name, REFERENCE);
  }

  member(name: string): string {
    return this.text(name, MEMBER);
  }

  game(name: string): string {
    return this.text(name, GAME);
  }

  currency(name: string): string {
    return this.text(name, CURRENCY);
  }

  moment(name: string): Date {
    return new Date(Number(this.text(name, /^[0-9]{1,15}$/)));
  }

  /** false where it is left out. */
  flag(name: string): boolean {
    if (!this.has(name)) return false;
    const value = this.values[name];
    if (value === true || value === '1' || value === 'true') return true;
    if (value === false || value === '0' || value === 'false') return false;
    throw unreadable(name);
  }

  /**
   * A whole number of units. @returns micro-units, of any sign
   * @throws Problem INVALID_BODY, AMOUNT_OUT_OF_RANGE
   */
  units(name: string, unitMicro: bigint): bigint {
    const value = this.has(name) ? this.values[name] : undefined;
    // Numbers come as `LosslessNumber`, whose text is what was sent.
    const text = isNumber(value) ? value.toString() : '';
    if (!/^-?(0|[1-9][0-9]{0,30})$/.test(text)) throw unreadable(name);
    return inRange(BigInt(text) * unitMicro, name);
  }

  /** Micro-units as text. @throws Problem INVALID_BODY, AMOUNT_OUT_OF_RANGE */
  micro(name: string): bigint {
    return inRange(BigInt(this.text(name, /^-?(0|[1-9][0-9]{0,18})$/)), name);
  }

  /**
   * A decimal with at most `decimals` digits after the point, as text.
   * @throws Problem INVALID_BODY, AMOUNT_NOT_CONVERTIBLE for more digits, AMOUNT_OUT_OF_RANGE
   */
  decimal(name: string, decimals: number): bigint {
    const text = this.text(name, /^-?(0|[1-9][0-9]{0,19})(\.[0-9]{1,12})?$/);
    const [whole = '', part = ''] = text.replace('-', '').split('.');
    if (part.replace(/0+$/, '').length > decimals) {
      throw new Problem('AMOUNT_NOT_CONVERTIBLE', {
        fields: { [`/${name}`]: { code: 'pattern' } },
      });
    }
    const micro = BigInt(whole + part.padEnd(6, '0').slice(0, 6));
    return inRange(text.startsWith('-') ? -micro : micro, name);
  }
}

/** A bound far above any movement: the wallet's own rules refuse what lies below it. */
function inRange(amountMicro: bigint, name: string): bigint {
  const most = MAX_AMOUNT_MICRO * 100n;
  if (amountMicro > most || amountMicro < -most) {
    throw new Problem('AMOUNT_OUT_OF_RANGE', { fields: { [`/${name}`]: { code: 'maximum' } } });
  }
  return amountMicro;
}

const isNumber = (value: unknown): value is { toString: () => string } =>
  typeof value === 'object' && value !== null && 'isLosslessNumber' in value;

const unreadable = (name: string): Problem =>
  new Problem('INVALID_BODY', { fields: { [`/${name}`]: { code: 'pattern' } } });
