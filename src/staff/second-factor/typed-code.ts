/** The shortest code that the contract takes: the six digits of an app. */
const MIN_CODE = 6;

/** The longest code that the contract takes. */
export const MAX_CODE = 32;

/** A typed code without the spaces between its groups. */
export const plainCode = (typed: string): string => typed.replaceAll(/\s/g, '');

/** Whether a typed code is long enough to be sent. */
export const isWholeCode = (typed: string): boolean => plainCode(typed).length >= MIN_CODE;
