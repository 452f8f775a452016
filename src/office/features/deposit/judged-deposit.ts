/** A deposit as a person judged it: what names it, and its version at that moment. */
export interface JudgedDeposit {
  readonly seen: number;
  readonly reference: string;
}

/** As the value of a field: no reference begins with a digit and a space. */
export const writeJudged = ({ seen, reference }: JudgedDeposit): string => `${seen} ${reference}`;

export function readJudged(value: string): JudgedDeposit {
  const at = value.indexOf(' ');
  return { seen: Number(value.slice(0, at)), reference: value.slice(at + 1) };
}
