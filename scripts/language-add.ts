/**
 * `npm run language:add -- --code gl --endonym Galego --english-name Galician --script Latn
 * --direction ltr --plurals one,other [--font-pack none] [--flag none] [--texts folder] [--folder
 * brands] [--dry-run]`: a language for any brand. What is left out is asked for on a terminal.
 */
import { addLanguage } from './operator-commands/add-language.ts';
import { askPerson } from './operator-commands/ask-person.ts';
import { runCommand } from './operator-commands/run-command.ts';

await runCommand(() => addLanguage(process.argv.slice(2), askPerson()));
