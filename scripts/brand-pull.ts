/**
 * `BRAND_PASSWORD=… npm run brand:pull -- <brand> --username NAME [--server http://localhost:3000]
 * [--take server|file] [--dry-run]`: merges the draft of a running server into the brand's
 * manifest. Where both changed the same, nothing is written until --take chooses a side.
 */
import { pullBrand } from './operator-commands/brand-sync/pull-brand.ts';
import { runCommand } from './operator-commands/run-command.ts';

await runCommand(() => pullBrand(process.argv.slice(2), process.env));
