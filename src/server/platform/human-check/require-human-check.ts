import type { HumanCheck } from '#contract/generated/types.ts';
import { Problem } from '../problem.ts';
import type { HumanChecks } from './human-checks.ts';

/** @throws Problem CAPTCHA_REQUIRED without an answer, CAPTCHA_INVALID */
export async function requireHumanCheck(
  checks: HumanChecks,
  brand: string,
  check: HumanCheck | undefined,
): Promise<void> {
  const code = check === undefined ? 'CAPTCHA_REQUIRED' : 'CAPTCHA_INVALID';
  if (check !== undefined && (await checks.passes(brand, check))) return;
  throw new Problem(code, { fields: { '/humanCheck': { code: 'required' } } });
}
