/**
 * `npm run brand:new -- --id novasola --name Novasola --host novasola.localhost --recipe sticker
 * --seed-color "#7A1F5C" [--extends _base] [--accent-color "#0B5D4E"] [--hero sun] [--tagline-es …]
 * [--tagline-en …] [--folder brands] [--dry-run]`: a brand with a manifest, texts and a palette that
 * can be read. What is left out is asked for on a terminal.
 */
import { newBrand } from './operator-commands/new-brand.ts';
import { askPerson } from './operator-commands/ask-person.ts';
import { runCommand } from './operator-commands/run-command.ts';

await runCommand(() => newBrand(process.argv.slice(2), askPerson()));
