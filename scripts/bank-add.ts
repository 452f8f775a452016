/**
 * `npm run bank:add -- --id altamar --name "Banco Altamar" --countries PE --logo-light light.svg
 * --logo-dark dark.svg [--folder brands] [--dry-run]`: a bank for any brand. What is left out is
 * asked for on a terminal.
 */
import { addBank } from './operator-commands/add-bank.ts';
import { askPerson } from './operator-commands/ask-person.ts';
import { runCommand } from './operator-commands/run-command.ts';

await runCommand(() => addBank(process.argv.slice(2), askPerson()));
