import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Refused } from './questions.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Flags<Known extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: Known }>
>['values'];

/**
 * The flags of a command.
 * @throws Refused that lists every known flag when one is unknown or has no value.
 */
export function parseFlags<Known extends Options>(
  args: readonly string[],
  options: Known,
): Flags<Known> {
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (!code.startsWith('ERR_PARSE_ARGS')) throw error;
    const flags = Object.keys(options).map((flag) => `--${flag}`);
    // Node adds advice about positional arguments after the first sentence.
    const [reason = message] = message.split(/\. (?=[A-Z])/);
    throw new Refused([
      reason,
      `the options are: ${flags.join(', ')}`,
      // A shell takes an unquoted # as the start of a comment.
      ...(code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE' ? ['write a value with # in quotes'] : []),
    ]);
  }
}
