import { beforeAll, describe, expect, it } from 'vitest';
import type { RegisterRule } from '#contract/generated/types.ts';
import { RULED_FIELD_IDS } from '#domain/registration/unbuilt.ts';
import { PASSWORD, registration } from '#tests/support/members.ts';
import { auditOf, getFact, setFact } from '#tests/support/server-facts.ts';
import { signInStaff, type TestStaff } from '#tests/support/staff.ts';
import { OTHER_HOST, type TestApp, useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';

let made = 0;

/** Tries to register as a visitor from an address of its own. */
function tryToRegister(app: TestApp, more: Record<string, unknown> = {}, host?: string) {
  made += 1;
  return app.call('PUT', '/wps/member/register', {
    body: registration(`hopeful${made}`, more),
    ip: `10.8.0.${made}`,
    ...(host === undefined ? {} : { host }),
  });
}

onOneEngine((engine) => {
  const app = useTestApp(engine);
  let operator: TestStaff;
  beforeAll(async () => {
    operator = await signInStaff(app(), 'operator');
  });

  /** The rule that holds for a field, with some of it changed. */
  async function changed(field: string, change: Partial<RegisterRule>): Promise<RegisterRule> {
    const { rules } = (await getFact(app(), 'register-rules', operator)).body.value;
    const rule = rules.find((item) => item.field === field);
    if (rule === undefined) throw new Error(`no rule for ${field}`);
    return { ...rule, ...change };
  }

  async function set(field: string, change: Partial<RegisterRule>) {
    return setFact(app(), 'register-rules', operator, { rules: [await changed(field, change)] });
  }

  it('lists every built field of the form; a field without a rule is off', async () => {
    const { value } = (await getFact(app(), 'register-rules', operator)).body;
    expect(value.rules.map(({ field }) => field)).toEqual([...RULED_FIELD_IDS]);
    expect(value.rules.find(({ field }) => field === 'qqNum')).toMatchObject({
      enabled: false,
      required: false,
    });
    expect(value.version).toBe(0);
    expect(value.flags).toHaveLength(10);
  });

  it('asks for a new field at once, of this brand alone', async () => {
    expect((await tryToRegister(app())).status).toBe(200);
    const set1 = await set('nickname', { enabled: true, required: true, minLength: 3 });
    expect(set1.status).toBe(200);
    expect(set1.body.value.version).toBe(1);
    const without = await tryToRegister(app());
    expect(without.body.code).toBe('INVALID_REGISTRATION');
    expect(without.body.fields).toHaveProperty(['/nickname']);
    expect((await tryToRegister(app(), { nickname: 'ab' })).body.fields).toHaveProperty([
      '/nickname',
    ]);
    expect((await tryToRegister(app(), { nickname: 'abc' })).status).toBe(200);
    expect((await tryToRegister(app(), {}, OTHER_HOST)).status).toBe(200);
    await set('nickname', { enabled: false, required: false });
    expect((await tryToRegister(app(), { nickname: 'abc' })).body.fields).toHaveProperty([
      '/nickname',
    ]);
  });

  it('asks for longer passwords, and takes their confirmation', async () => {
    await set('password', { minLength: 30, maxLength: 100 });
    expect((await tryToRegister(app())).body.fields).toHaveProperty(['/password']);
    const password = 'un farol rojo bajo la luna, '.repeat(3);
    const long = await tryToRegister(app(), { password, confirmPassword: password });
    expect(long.status).toBe(200);
    const { rules } = (await getFact(app(), 'register-rules', operator)).body.value;
    expect(rules.find(({ field }) => field === 'confirmPassword')).toMatchObject({
      minLength: 30,
      maxLength: 100,
    });
    await set('password', { minLength: 8, maxLength: 64 });
    expect((await tryToRegister(app(), { password: PASSWORD })).status).toBe(200);
  });

  it("keeps an operator's own expression for the whole value", async () => {
    await set('email', { acceptedPattern: '.+@example[.]com' });
    const foreign = await tryToRegister(app(), { email: 'luna@elsewhere.org' });
    expect(foreign.body.fields).toHaveProperty(['/email']);
    expect((await tryToRegister(app(), { email: 'luna@example.com' })).status).toBe(200);
    await set('email', { acceptedPattern: '' });
  });

  it('stops an expression that no reading finds out, and goes on answering', async () => {
    await set('nickname', { enabled: true, acceptedPattern: '([0-9]|\\d)+!' });
    const stopped = await tryToRegister(app(), { nickname: '1'.repeat(32) });
    expect(stopped.body.fields).toHaveProperty(['/nickname']);
    await set('nickname', { enabled: false, acceptedPattern: '' });
  });

  it.each([
    ['nickname', { minLength: 9, maxLength: 3 }, 'maxLength', 'MIN_ABOVE_MAX'],
    ['nickname', { enabled: false, required: true }, 'required', 'REQUIRED_BUT_OFF'],
    ['nickname', { enabled: true, minLength: 0, maxLength: 0 }, 'maxLength', 'EMPTY_ALLOWED'],
    ['nickname', { patternId: 'runes' }, 'patternId', 'UNKNOWN_FAMILY'],
    ['nickname', { acceptedPattern: '(' }, 'acceptedPattern', 'NOT_AN_EXPRESSION'],
    ['nickname', { acceptedPattern: '^(a+)+$' }, 'acceptedPattern', 'RUNAWAY_EXPRESSION'],
    ['username', { enabled: false }, 'enabled', 'NEEDED_TO_REGISTER'],
    ['password', { required: false }, 'required', 'NEEDED_TO_REGISTER'],
    ['password', { minLength: 4 }, 'minLength', 'BELOW_FLOOR'],
  ] as const)('refuses for %s %o: %s', async (field, change, property, code) => {
    const before = (await getFact(app(), 'register-rules', operator)).body.value;
    const answer = await set(field, change);
    expect([answer.status, answer.body.code]).toEqual([422, 'INVALID_REGISTER_RULES']);
    expect(answer.body.fields?.[`/rules/0/${property}`]).toMatchObject({
      code,
      message: expect.stringMatching(/^\p{Lu}.+[.]$/u),
    });
    expect((await getFact(app(), 'register-rules', operator)).body.value).toEqual(before);
  });

  it('refuses an edit of what has changed since', async () => {
    const { version } = (await getFact(app(), 'register-rules', operator)).body.value;
    const mine = await changed('address', { enabled: true });
    await set('occupation', { enabled: true });
    const body = { version, rules: [mine] };
    const stale = await setFact(app(), 'register-rules', operator, body);
    expect([stale.status, stale.body.code]).toEqual([409, 'FACTS_CONFLICT']);
    const occupation = stale.body.value.rules.find(({ field }) => field === 'occupation');
    expect(occupation?.enabled).toBe(true);
    const fresh = await setFact(app(), 'register-rules', operator, { rules: [mine] });
    expect(fresh.body.value.rules.find(({ field }) => field === 'occupation')?.enabled).toBe(true);
    await set('occupation', { enabled: false });
    await set('address', { enabled: false });
  });

  describe('who may', () => {
    it('change: those with the permission, their own brands', async () => {
      const rules = [await changed('nickname', { enabled: true })];
      const publisher = await signInStaff(app(), 'publisher');
      const tried = await setFact(app(), 'register-rules', publisher, { rules });
      expect(tried.body.code).toBe('FORBIDDEN');
      const other = await signInStaff(app(), 'operator', ['kyvolta']);
      const foreign = await setFact(app(), 'register-rules', other, { version: 0, rules });
      expect(foreign.body.code).toBe('BRAND_NOT_FOUND');
    });
  });

  it('writes down the fields that changed, and no others', async () => {
    await set('fullName', { enabled: true, maxLength: 60 });
    const [entry] = (await auditOf(app(), operator)).items;
    expect(entry).toMatchObject({ action: 'setRegisterRules', reason: 'asked for by a test' });
    expect(Object.keys(entry?.before ?? {})).toEqual(['fullName']);
    expect(entry?.after).toMatchObject({ fullName: { enabled: true, maxLength: 60 } });
    await set('fullName', { enabled: false, maxLength: 80 });
  });
});
