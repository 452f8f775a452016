import type { HumanCheck } from '#contract/generated/types.ts';
import { Problem } from '../../platform/problem.ts';
import type { HumanChecks } from './human-checks.ts';

/**
 * @param effort work factor that the check must have at least; a client that is asked for a check
 * finds it in the value
 * @throws Problem CAPTCHA_REQUIRED without an answer, CAPTCHA_INVALID
 */
export async function requireHumanCheck(
  checks: HumanChecks,
  brand: string,
  check: HumanCheck | undefined,
  effort = 1,
): Promise<void> {
  const code = check === undefined ? 'CAPTCHA_REQUIRED' : 'CAPTCHA_INVALID';
  if (check !== undefined && (await checks.passes(brand, check, effort))) return;
  throw new Problem(code, { fields: { '/humanCheck': { code: 'required' } }, value: { effort } });
}
