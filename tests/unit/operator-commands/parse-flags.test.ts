import { describe, expect, it } from 'vitest';
import { parseFlags } from '../../../scripts/operator-commands/parse-flags.ts';
import { Refused } from '../../../scripts/operator-commands/questions.ts';

const OPTIONS = { id: { type: 'string' }, 'seed-color': { type: 'string' } } as const;

function reasonsOf(...args: string[]): readonly string[] {
  try {
    parseFlags(args, OPTIONS);
    return [];
  } catch (error) {
    return error instanceof Refused ? error.reasons : ['another error'];
  }
}

describe('parseFlags', () => {
  it('reads the flags that are known', () => {
    expect(parseFlags(['--id', 'nova'], OPTIONS)).toEqual({ id: 'nova' });
  });

  it('lists the known flags when one is unknown', () => {
    expect(reasonsOf('--colour', 'red')).toEqual([
      "Unknown option '--colour'",
      'the options are: --id, --seed-color',
    ]);
  });

  it('says how to pass a colour that the shell took as a comment', () => {
    expect(reasonsOf('--seed-color')).toContain('write a value with # in quotes');
  });
});
