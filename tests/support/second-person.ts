import { signInStaff } from './staff.ts';
import type { Answer, TestApp } from './test-app.ts';

let approvals = 0;

/**
 * An answer of staff, or what became of it when another person approves the act that waits. @returns the
 * answer, or that of the approval
 */
export async function approved<Value>(
  app: TestApp,
  answer: Answer<Value>,
  brand = 'denluma',
): Promise<Answer<Value>> {
  if (answer.body.code !== 'SECOND_PERSON_ASKED') return answer;
  const { headers } = await signInStaff(app, 'admin');
  const { staffActId } = answer.body.value as unknown as { staffActId: string };
  approvals += 1;
  const decision = await app.call<{ answer: Value }>(
    'POST',
    `/office/api/brands/${brand}/staff-acts/${staffActId}/decision`,
    {
      headers,
      key: `approved-act-${approvals}`,
      body: { decision: 'approve', reason: 'a test needs it' },
    },
  );
  if (decision.status !== 200) throw new Error(`not approved: ${JSON.stringify(decision.body)}`);
  const { body } = decision;
  return { ...decision, body: { ...body, value: body.value.answer } };
}
