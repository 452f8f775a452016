import { expect, it } from 'vitest';
import { auditOf, getFact, setFact } from '#tests/support/server-facts.ts';
import { signInStaff } from '#tests/support/staff.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

const KIND = 'responsible-contact';
const NOBODY = { name: '', phone: '', email: '' };

onOneEngine((engine) => {
  const app = useTestApp(engine);

  it('a brand has a responsible contact that can be reached, or none', async () => {
    const operator = await signInStaff(app(), 'operator');
    const set = (contact: object) => setFact(app(), KIND, operator, { contact });
    const held = async () => (await getFact(app(), KIND, operator)).body.value;
    expect(await held()).toMatchObject({ version: 0, contact: NOBODY });

    const typed = { name: ' Ana Ríos ', phone: '+51 1 555 0142', email: '' };
    const ana = { name: 'Ana Ríos', phone: '+5115550142', email: '' };
    expect((await set(typed)).body.value).toMatchObject({ version: 1, contact: ana });
    expect((await auditOf(app(), operator)).items[0]).toMatchObject({
      action: 'setResponsibleContact',
      before: NOBODY,
      after: ana,
    });

    const refused = await set({ name: '', phone: '555', email: 'nobody' });
    expect(refused.body).toMatchObject({
      code: 'INVALID_BODY',
      fields: {
        '/contact/name': { code: 'REQUIRED' },
        '/contact/phone': { code: 'NO_NUMBER' },
        '/contact/email': { code: 'NO_MAIL' },
      },
    });
    const unreachable = await set({ ...NOBODY, name: 'Ana Ríos' });
    expect(unreachable.body).toMatchObject({ fields: { '/contact/phone': { code: 'REQUIRED' } } });
    expect(await held()).toMatchObject({ version: 1, contact: ana });
    expect((await set(NOBODY)).body.value).toMatchObject({ version: 2, contact: NOBODY });
  });
});
