import { parseArgs } from 'node:util';
import { Refused } from '../questions.ts';
import { readTarget, type SyncTarget, TARGET_FLAGS } from './sync-target.ts';

export interface PushFlags {
  readonly target: SyncTarget;
  /** The note of the publication; null: only the draft is saved. */
  readonly note: string | null;
  readonly isDryRun: boolean;
}

/** Bound of schemas/api/brand/publishDraft.json. */
const MAX_NOTE = 500;

/** @throws Refused with what is missing or wrong. */
export function readPushFlags(args: readonly string[], env: NodeJS.ProcessEnv): PushFlags {
  const { values: flags, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      ...TARGET_FLAGS,
      publish: { type: 'boolean', default: false },
      note: { type: 'string' },
    },
  });
  const note = flags.note?.trim() ?? '';
  if (flags.publish && note === '') {
    throw new Refused(['--note is missing: what a publication changes']);
  }
  if (!flags.publish && note !== '') throw new Refused(['--note is only for --publish']);
  if (note.length > MAX_NOTE) throw new Refused([`--note: at most ${MAX_NOTE} characters`]);
  return {
    target: readTarget(positionals, flags, env),
    note: flags.publish ? note : null,
    isDryRun: flags['dry-run'],
  };
}
