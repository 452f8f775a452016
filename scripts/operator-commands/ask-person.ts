import { isCancel, select, text } from '@clack/prompts';
import { type Answers, type Ask, faultOf, type Question } from './questions.ts';

/** Asks on the terminal; null where there is none and a missing flag has to be an error. */
export function askPerson(): Ask | null {
  return process.stdin.isTTY && process.stdout.isTTY ? askOnTerminal : null;
}

async function askOnTerminal(question: Question, known: Answers): Promise<string | null> {
  const { asks, example, choices } = question;
  const proposed = question.proposes?.(known) ?? '';
  const answer =
    choices === undefined
      ? await text({
          message: asks,
          initialValue: proposed,
          ...(example === undefined ? {} : { placeholder: example }),
          validate: (value) => faultOf(question, (value ?? '').trim(), known),
        })
      : await select({
          message: asks,
          options: choices.map((value) => ({ value, label: value })),
          ...(choices.includes(proposed) ? { initialValue: proposed } : {}),
        });
  return isCancel(answer) ? null : answer.trim();
}
