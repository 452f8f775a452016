import { Refusal } from './http.ts';

interface Decimal {
  digits: number;
  /** The amount as an integer of its last decimal. */
  units: bigint;
}

function read(amount: string): Decimal {
  const [, whole, fraction = ''] = /^(\d{1,15})(?:\.(\d{1,6}))?$/.exec(amount) ?? [];
  if (whole === undefined) throw new Refusal(400, 'the amount is not a decimal number');
  return { digits: fraction.length, units: BigInt(whole + fraction) };
}

function text({ digits, units }: Decimal): string {
  const padded = units.toString().padStart(digits + 1, '0');
  const point = padded.length - digits;
  return digits === 0 ? padded : `${padded.slice(0, point)}.${padded.slice(point)}`;
}

/** @throws Refusal 400 */
export function checkAmount(amount: string): void {
  if (read(amount).units === 0n) throw new Refusal(400, 'the amount is zero');
}

/** Half of it, rounded down, but never zero. */
export function halfOf(amount: string): string {
  const { digits, units } = read(amount);
  return text({ digits, units: units / 2n || 1n });
}

export function tenMoreThan(amount: string): string {
  const { digits, units } = read(amount);
  return text({ digits, units: units + 10n * 10n ** BigInt(digits) });
}
