import { beforeAll, describe, expect, it } from 'vitest';
import type { SitePlan } from '#brand/site-plan.ts';
import type { RegisterRule, RegistrationField } from '#contract/generated/types.ts';
import {
  REGISTRATION_FIELD_IDS,
  REGISTRATION_FIELDS,
} from '#domain/registration/registration-fields.ts';
import { solvedCheck } from '#tests/support/human-check.ts';
import { registration } from '#tests/support/members.ts';
import { getFact, setFact } from '#tests/support/server-facts.ts';
import { registerMember, type TestMember } from '#tests/support/members.ts';
import { signInStaff, type TestStaff } from '#tests/support/staff.ts';
import { useTestApp } from '#tests/support/test-app.ts';
import { onOneEngine } from '#tests/support/test-database.ts';
import { storeSetting } from '#tests/support/stored-setting.ts';

/** A value of each field that fits its default rule. */
const BUILT: Readonly<Partial<Record<RegistrationField, string>>> = {
  username: 'luna2026',
  password: 'a long enough passphrase',
  confirmPassword: 'a long enough passphrase',
  payeeName: 'Luna Prieto',
  email: 'luna@example.com',
  qqNum: '123456',
  affiliateCode: 'INVITED1',
  referralCode: 'INVITED1',
  paymentPassword: '480217',
  mobileNum: '987654321',
  line: 'luna',
  whatsapp: '987654321',
  facebook: 'luna',
  wechat: 'luna',
  idNumber: 'AB1234',
  countryDialingCode: '51',
  fullName: 'Luna Prieto',
  nickname: 'Luna',
  birthday: '1990-05-17',
  address: 'Calle 1, Lima',
  nationality: 'PE',
  occupation: 'Baker',
  sourceOfIncome: 'Salary',
  telegram: 'luna',
  zalo: '987654321',
  skype: 'luna',
  bankAccountNumber: '12345678',
  recommenderId: 'recommender1',
};
const ALWAYS_ON = ['username', 'password', 'confirmPassword'];
/** A rule may enable it; the body carries a check instead of a text. */
const CAPTCHA = 'captcha';
const built = REGISTRATION_FIELD_IDS.filter((field) => field in BUILT || field === CAPTCHA);
const unbuilt = REGISTRATION_FIELD_IDS.filter((field) => !built.includes(field));

onOneEngine((engine) => {
  const app = useTestApp(engine);
  let operator: TestStaff;
  let made = 0;
  let recommender: TestMember;

  /** Writes rules and flags as an earlier release may have stored them. */
  async function store(enabled: boolean): Promise<void> {
    const loose = REGISTRATION_FIELD_IDS.filter((field) => !ALWAYS_ON.includes(field));
    const rules = loose.map((field) => ({
      field,
      ...REGISTRATION_FIELDS[field],
      enabled,
      required: false,
      acceptedPattern: '',
    }));
    await storeSetting(app(), { kind: 'registerRules' }, (held: readonly RegisterRule[]) => [
      ...held.filter(({ field }) => ALWAYS_ON.includes(field)),
      ...rules,
    ]);
    const { db } = app().database;
    made += 1;
    await db
      .updateTable('brand')
      .set({ site_status_note: `changed ${made}` })
      .where('id', '=', 'denluma')
      .execute();
    await app().server.brands.reload();
  }

  const register = (more: Record<string, unknown>) => {
    made += 1;
    const body = {
      ...registration(`fielded${made}`),
      birthday: undefined,
      ...more,
    };
    return app().call('PUT', '/wps/member/register', {
      body,
      ip: `10.9.${made >> 8}.${made & 255}`,
    });
  };
  const planned = async () => {
    const answer = await app().call<{ plan: SitePlan }>('GET', '/wps/relay/site/plan');
    return answer.body.value.plan.registration;
  };
  const rulesOnSite = async () => {
    const url = '/wps/system/setting/register';
    const answer = await app().call<{ rules: RegisterRule[] }>('GET', url);
    return answer.body.value.rules.filter(({ enabled }) => enabled).map(({ field }) => field);
  };

  beforeAll(async () => {
    operator = await signInStaff(app(), 'operator');
    const agent = await registerMember(app());
    recommender = agent;
    const code = BUILT.affiliateCode ?? '';
    await app()
      .database.db.insertInto('affiliate_code')
      .values({
        brand: 'denluma',
        code_key: code,
        code,
        agent_id: BigInt(agent.memberId),
        created_at: new Date(),
      })
      .execute();
  });

  it('omits what nothing checks, and the code that a flag adds by itself', () => {
    expect(unbuilt.toSorted()).toEqual(['verificationCode']);
  });

  describe('with a stored rule for every field', () => {
    beforeAll(() => store(true));

    it('shows the built fields on the site and no others', async () => {
      const { fields, forms, mobileVerified } = await planned();
      expect(fields.map(({ id }) => id).toSorted()).toEqual([...built].toSorted());
      for (const form of forms) {
        expect(form.fields.map(({ id }) => id).toSorted()).toEqual([...built].toSorted());
      }
      expect(mobileVerified).toBe(false);
      expect((await rulesOnSite()).toSorted()).toEqual([...built].toSorted());
    });

    it('registers with every built field', async () => {
      made += 1;
      const humanCheck = await solvedCheck(app());
      const named = {
        username: `complete${made}`,
        recommenderId: recommender.username,
      };
      const answer = await register({ ...BUILT, ...named, humanCheck });
      expect(answer.body).toMatchObject({ success: true });
    });

    it.each(['username', 'memberId'] as const)(
      'credits the member whose %s is given as recommender',
      async (by) => {
        const humanCheck = await solvedCheck(app());
        made += 1;
        const username = `recommended${made}`;
        const recommenderId = recommender[by];
        const answer = await register({
          ...BUILT,
          username,
          affiliateCode: undefined,
          referralCode: undefined,
          recommenderId,
          humanCheck,
        });
        expect(answer.status, JSON.stringify(answer.body)).toBe(200);
        const row = await app()
          .database.db.selectFrom('member')
          .select(['invited_by', 'affiliate_code'])
          .where('username_key', '=', username)
          .executeTakeFirstOrThrow();
        expect(row).toEqual({
          invited_by: BigInt(recommender.memberId),
          affiliate_code: null,
        });
      },
    );

    it.each(['recommenderId', 'referralCode'] as const)(
      'refuses a %s that names no account, next to a valid code',
      async (field) => {
        const humanCheck = await solvedCheck(app());
        const answer = await register({
          ...BUILT,
          username: `unknown${made}`,
          recommenderId: undefined,
          [field]: 'UNKNOWN9',
          humanCheck,
        });
        expect(answer.body.code).toBe('INVALID_AFFILIATE_CODE');
        expect(Object.keys(answer.body.fields ?? {})).toEqual([`/${field}`]);
      },
    );

    it.each(unbuilt)('refuses a value for %s', async (field) => {
      const value = { verificationCode: '1234567' };
      const answer = await register({
        [field]: value[field as keyof typeof value] ?? 'AB12',
      });
      expect([answer.status, answer.body.code]).toEqual([422, 'INVALID_REGISTRATION']);
      expect(answer.body.fields).toMatchObject({
        [`/${field}`]: { code: 'NOT_OFFERED' },
      });
    });

    it.each(['firebaseChannel', 'firebaseIdToken'])(
      'refuses a %s that nobody verifies',
      async (key) => {
        const answer = await register({ [key]: 'anything' });
        expect(answer.body.fields).toMatchObject({
          [`/${key}`]: { code: 'NOT_OFFERED' },
        });
      },
    );
  });

  describe('with every stored rule off', () => {
    beforeAll(() => store(false));

    it('shows what the way to register needs and nothing else', async () => {
      expect((await planned()).fields.map(({ id }) => id).toSorted()).toEqual(ALWAYS_ON.toSorted());
      expect((await rulesOnSite()).toSorted()).toEqual(ALWAYS_ON.toSorted());
      expect((await register({})).status).toBe(200);
    });

    it.each(built.filter((field) => field in BUILT && !ALWAYS_ON.includes(field)))(
      'refuses a value for %s',
      async (field) => {
        const answer = await register({ [field]: BUILT[field] });
        expect(answer.body.fields).toMatchObject({
          [`/${field}`]: { code: 'NOT_OFFERED' },
        });
      },
    );
  });

  describe('the office', () => {
    it('lists the built fields and no others', async () => {
      const { rules } = (await getFact(app(), 'register-rules', operator)).body.value;
      expect(rules.map(({ field }) => field)).toEqual(built);
    });

    it.each(unbuilt)('cannot set a rule for %s', async (field) => {
      const { minLength, maxLength, patternId } = REGISTRATION_FIELDS[field];
      const bounds = { minLength, maxLength, patternId, acceptedPattern: '' };
      const rules = [{ field, enabled: true, required: false, ...bounds }];
      const answer = await setFact(app(), 'register-rules', operator, {
        rules,
      });
      expect([answer.status, answer.body.code]).toEqual([422, 'INVALID_REGISTER_RULES']);
      expect(answer.body.fields).toMatchObject({
        '/rules/0/field': { code: 'NOT_BUILT' },
      });
    });
  });
});
