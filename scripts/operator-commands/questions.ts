/** What a command has learned so far, by the flag that says it. */
export type Answers = Readonly<Record<string, string>>;

/** One thing a command has to know: a flag says it, or a person is asked. */
export interface Question {
  /** `code` for `--code`. */
  readonly flag: string;
  readonly asks: string;
  /** How an answer looks. */
  readonly example?: string;
  /** What most people would answer, given what is known: a person may change it. */
  readonly proposes?: (known: Answers) => string;
  /** Whether what is proposed is taken where nobody can be asked. */
  readonly optional?: boolean;
  /** All there is to choose from. */
  readonly choices?: readonly string[];
  /** What is wrong with an answer, in words; undefined when it will do. */
  readonly fault?: (answer: string, known: Answers) => string | undefined;
}

/** Asks a person; null when they gave up. */
export type Ask = (question: Question, known: Answers) => Promise<string | null>;

/** Why a command did nothing: every reason, in words for an operator. */
export class Refused extends Error {
  override name = 'Refused';
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(reasons.join('\n'));
    this.reasons = reasons;
  }
}

/**
 * An answer to every question: from the flags, else from the person, else from what is proposed.
 * @param ask null where nobody can be asked.
 * @throws Refused that names each flag that is missing or wrong.
 */
export async function answerAll(
  questions: readonly Question[],
  flags: Readonly<Record<string, string | undefined>>,
  ask: Ask | null,
): Promise<Answers> {
  const known: Record<string, string> = {};
  const reasons: string[] = [];
  for (const question of questions) {
    const { flag } = question;
    const answer = flags[flag]?.trim() ?? (await missing(question, known, ask));
    if (answer === null) throw new Refused(['stopped: nothing was written']);
    if (answer === undefined) {
      reasons.push(`--${flag} is missing: ${wanted(question)}`);
      continue;
    }
    const fault = faultOf(question, answer, known);
    if (fault === undefined) known[flag] = answer;
    else reasons.push(`--${flag}: ${fault}`);
  }
  if (reasons.length > 0) throw new Refused(reasons);
  return known;
}

/** The words of a question, with its example or all of its choices. */
function wanted({ asks, example, choices }: Question): string {
  const parts = [
    asks,
    example,
    choices === undefined ? undefined : `one of: ${choices.join(', ')}`,
  ];
  return parts.filter((part) => part !== undefined).join(', ');
}

/** What is wrong with an answer, its choices included. */
export function faultOf(question: Question, answer: string, known: Answers): string | undefined {
  const { choices, fault, optional } = question;
  if (answer === '' && optional === true) return undefined;
  if (answer === '') return 'this cannot be empty';
  if (choices !== undefined && !choices.includes(answer)) {
    return `"${answer}" is not one of: ${choices.join(', ')}`;
  }
  return fault?.(answer, known);
}

async function missing(
  question: Question,
  known: Answers,
  ask: Ask | null,
): Promise<string | null | undefined> {
  if (ask !== null) return ask(question, known);
  return question.optional === true ? (question.proposes?.(known) ?? '') : undefined;
}
