/**
 * `BRAND_PASSWORD=… npm run brand:push -- <brand> --username NAME [--server http://localhost:3000]
 * [--publish --note "…"] [--dry-run]`: saves the brand's manifest as the draft of a running server.
 * It refuses when the server has work that the file lacks.
 */
import { pushBrand } from './operator-commands/brand-sync/push-brand.ts';
import { runCommand } from './operator-commands/run-command.ts';

await runCommand(async () => {
  const outcome = await pushBrand(process.argv.slice(2), process.env);
  if (!outcome.isComplete) process.exitCode = 1;
  return outcome;
});
