const FOREIGN_DIGIT = /(?![0-9])\p{Nd}/gu;

/** A text with the digits of every script as 0 to 9, for example `٥٠` or full-width `５０` as `50`. */
export function latinDigits(text: string): string {
  return text.replaceAll(FOREIGN_DIGIT, latinDigit);
}

/** Unicode keeps the digits of a script together, in order and from zero; runs of two scripts may touch. */
function latinDigit(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  let first = point;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((point - first) % 10);
}
