/** Prints what differs from the last commit can have broken, as JSON for `npm test -- --changed`. */
import { affectedInTree } from './check/affected.ts';
import { linesOf, REPOSITORY, runProgram } from './check/run-tool.ts';

const { stdout } = await runProgram(REPOSITORY, 'git', ['status', '--porcelain', '-uall']);
const files = linesOf(stdout).map((line) => line.slice(3).replace(/^.* -> /, ''));
console.log(JSON.stringify(await affectedInTree(REPOSITORY, files)));
