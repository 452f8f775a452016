import { spawn } from 'node:child_process';

/** Generators that read schemas/, in the order in which they build on each other. */
const GENERATORS = ['contract', 'request-validators', 'authored-schema', 'validators'];

/** Writes what is generated from schemas/. A schema that breaks a rule is printed and changes nothing. */
export async function regenerate(): Promise<void> {
  for (const name of GENERATORS) {
    const code = await runGenerator(`scripts/codegen/${name}.ts`);
    if (code !== 0) return;
  }
}

function runGenerator(script: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', 'tsx', script], { stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
