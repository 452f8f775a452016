import { expect, it, vi } from 'vitest';
import { ProblemError } from '#contract/problem-error.ts';
import { planKeepingClient } from '#site/boot/plan-keeping-client.ts';
import type { BrowserClient } from '#ui/query/client-context.ts';

function refusing(code: ConstructorParameters<typeof ProblemError>[0]['code']): BrowserClient {
  const call = async (): Promise<never> => {
    throw new ProblemError({ code, status: 403, message: '' });
  };
  return { call };
}

it.each(['MAINTENANCE', 'REGION_BLOCKED', 'METHOD_NOT_OFFERED'] as const)(
  'has the plan read again on %s, and still tells',
  async (code) => {
    const refreshPlan = vi.fn(async () => undefined);
    const { call } = planKeepingClient(refusing(code), refreshPlan);
    await expect(call('getBalance')).rejects.toMatchObject({ code });
    expect(refreshPlan).toHaveBeenCalledOnce();
  },
);

it('leaves the plan alone on any other refusal, and when its reading fails', async () => {
  const refreshPlan = vi.fn(async () => Promise.reject(new Error('away')));
  await expect(
    planKeepingClient(refusing('FORBIDDEN'), refreshPlan).call('getBalance'),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(refreshPlan).not.toHaveBeenCalled();
  await expect(
    planKeepingClient(refusing('MAINTENANCE'), refreshPlan).call('getBalance'),
  ).rejects.toMatchObject({ code: 'MAINTENANCE' });
});
