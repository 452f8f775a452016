import type { OfficeFeedback } from '#contract/generated/types.ts';
import type { AccessFixture } from '#tests/support/access/access-fixture.ts';
import { signInStaff } from '#tests/support/staff.ts';

export const fixture: AccessFixture = {
  records: { feedbackId: 'FEEDBACK_NOT_FOUND' },
  async make({ app, brand, call }) {
    await call('PUT', '/wps/feedback', { questionType: 'deposit', content: 'Where is it?' });
    const { headers } = await signInStaff(app, 'admin');
    const url = `/office/api/brands/${brand}/feedback`;
    const { body } = await app.call<{ items: OfficeFeedback[] }>('GET', url, { headers });
    return { feedbackId: [body.value.items[0]?.id] };
  },
};
