import { WireFields } from '../dialects/wire-fields.ts';

/** One movement in the report of a vendor or a channel. */
export interface ReportLine {
  readonly reference: string;
  /** The reference of what it takes back; null: nothing. */
  readonly takesBack: string | null;
  /** 0: the side does not know our members. */
  readonly memberId: bigint;
  readonly currency: string;
  /** The gain of the player's money, in micro-units; below zero for a stake. */
  readonly effectMicro: bigint;
  readonly roundRef: string | null;
  readonly at: Date;
}

/** Fields of a line, in a file and over the network. */
export const LINE_FIELDS = [
  'reference',
  'member',
  'currency',
  'amountMicro',
  'takesBack',
  'round',
  'at',
] as const;

/**
 * Reads a line. An empty field is one that is left out.
 * @param knowsMembers whether every line has to name its player
 * @throws Problem INVALID_BODY, AMOUNT_OUT_OF_RANGE with the field's pointer
 */
export function readReportLine(values: unknown, knowsMembers: boolean): ReportLine {
  const fields = new WireFields(values);
  const given = (name: string): string | null => (fields.has(name) ? fields.reference(name) : null);
  return {
    reference: fields.reference('reference'),
    takesBack: given('takesBack'),
    memberId: knowsMembers ? BigInt(fields.member('member')) : 0n,
    currency: fields.currency('currency'),
    effectMicro: fields.micro('amountMicro'),
    roundRef: given('round'),
    at: fields.moment('at'),
  };
}

/** The line as it is sent: `at` in milliseconds since 1970, as text. */
export function writeReportLine(line: ReportLine): Readonly<Record<string, string>> {
  const { reference, takesBack, memberId, currency, effectMicro, roundRef, at } = line;
  return {
    reference,
    member: String(memberId),
    currency,
    amountMicro: String(effectMicro),
    at: String(at.getTime()),
    ...(takesBack !== null && { takesBack }),
    ...(roundRef !== null && { round: roundRef }),
  };
}
