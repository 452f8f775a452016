import type { HumanChallenge, HumanCheck, HumanCheckKind } from '#contract/generated/types.ts';
import { textSeal } from '#server/platform/seal-text.ts';
import { HOST, SECRETS, type TestApp } from './test-app.ts';

const seal = textSeal(SECRETS.SESSION_SECRET, 'human check');

let started = 0;

/** @param options.kind null: the server chooses */
export async function startCheck(
  app: TestApp,
  {
    kind = 'proofOfWork',
    host = HOST,
    effort = 1,
    ip,
  }: { kind?: HumanCheckKind | null; host?: string; effort?: number; ip?: string } = {},
): Promise<HumanChallenge> {
  const url = `/wps/captcha?effort=${effort}${kind === null ? '' : `&instead=${kind}`}`;
  started += 1;
  const own = `10.${started & 255}.${(started >> 8) & 255}.8`;
  const answer = await app.call<HumanChallenge>('GET', url, { host, ip: ip ?? own });
  if (answer.status !== 200) throw new Error(`no challenge: ${JSON.stringify(answer.body)}`);
  return answer.body.value;
}

/** What only the server knows: read with its own key. */
export function sealedIn({ challengeId }: Pick<HumanChallenge, 'challengeId'>) {
  return JSON.parse(seal.open(challengeId) ?? '{}') as {
    solution: string;
    counter: string;
    factor: number;
  };
}

/** A challenge with its right answer. With pictures the clock goes on for as long as a person looks. */
export async function solvedCheck(
  app: TestApp,
  options: Parameters<typeof startCheck>[1] = {},
): Promise<HumanCheck> {
  const challenge = await startCheck(app, options);
  const { solution, counter: work } = sealedIn(challenge);
  const { challengeId, kind } = challenge;
  if (kind === 'proofOfWork') return { challengeId, work };
  app.clock.advance({ ms: 1_500 });
  return { challengeId, work, answer: kind === 'slider' ? `10@300;${solution}@1200` : solution };
}
