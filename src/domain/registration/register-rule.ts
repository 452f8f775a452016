/** The server's rule for one registration field. Lengths in characters. */
export interface RegisterRule {
  readonly field: string;
  readonly enabled: boolean;
  readonly required: boolean;
  readonly minLength: number;
  readonly maxLength: number;
  /** A regular expression for the whole value, beyond the pattern family; empty for none. */
  readonly acceptedPattern: string;
  /** Id of a pattern family. */
  readonly patternId: string;
}
