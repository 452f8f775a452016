import type { HumanChallenge, HumanCheck, HumanCheckKind } from '#contract/generated/types.ts';
import { textSeal } from '#server/platform/seal-text.ts';
import { HOST, SECRETS, type TestApp } from './test-app.ts';

const seal = textSeal(SECRETS.SESSION_SECRET, 'human check');

let started = 0;

export async function startCheck(
  app: TestApp,
  { kind = 'proofOfWork', host = HOST }: { kind?: HumanCheckKind; host?: string } = {},
): Promise<HumanChallenge> {
  const url = `/wps/captcha?kind=${kind}`;
  started += 1;
  const ip = `10.8.${started >> 8}.${started & 255}`;
  const answer = await app.call<HumanChallenge>('GET', url, { host, ip });
  if (answer.status !== 200) throw new Error(`no challenge: ${JSON.stringify(answer.body)}`);
  return answer.body.value;
}

/** The solution that only the server knows: read with its own key. */
export function solutionOf({ challengeId }: Pick<HumanChallenge, 'challengeId'>): string {
  return (JSON.parse(seal.open(challengeId) ?? '{}') as { solution: string }).solution;
}

/** A challenge with its right answer. */
export async function solvedCheck(
  app: TestApp,
  options: { kind?: HumanCheckKind; host?: string } = {},
): Promise<HumanCheck> {
  const challenge = await startCheck(app, options);
  const solution = solutionOf(challenge);
  const answer = challenge.kind === 'slider' ? `10@300;${solution}@1200` : solution;
  return { challengeId: challenge.challengeId, kind: challenge.kind, answer };
}
