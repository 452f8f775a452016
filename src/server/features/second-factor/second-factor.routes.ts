import { settingOf } from '../../brands/setting-of.ts';
import type { SecondFactor } from '#contract/generated/types.ts';
import { keyUri, newAuthenticatorKey } from '#domain/second-factor/authenticator.ts';
import {
  factorKeys,
  type GivenFactor,
  putKey,
  recoveryCodesLeft,
  secondFactorSince,
  turnOff,
  turnOn,
} from '../../identity/second-factor/second-factor.store.ts';
import { afterFactor } from '../../identity/second-factor/after-factor.ts';
import { provePassword } from '../../account/prove-password.ts';
import { tellMember } from '../../account/tell-member.ts';
import type { Parts } from '../../parts.ts';
import { forgetDevices } from '../../platform/session/known-device.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { type CallFacts, memberOf, type Route, route } from '../../platform/route.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';
import { judgeAttempt } from '../../platform/session/sign-in-attempt.ts';

/** A member turns an authenticator app on and off. */
export function secondFactorRoutes(parts: Parts): Route[] {
  const { db, clock, brands, config } = parts;
  const keys = factorKeys(config.secrets.records);
  const isOffered = (brand: string): boolean =>
    settingOf(brands.byId(brand), 'secondFactorPolicy').askOn !== 'never';

  const view = async ({ brand, memberId }: MemberKey): Promise<SecondFactor> => {
    const since = await secondFactorSince(db, { brand, memberId });
    return {
      offered: isOffered(brand),
      since: since?.toISOString() ?? null,
      recoveryCodesLeft: since === null ? 0 : await recoveryCodesLeft(db, memberId),
      hasPassword: (await ownerOf(parts, { brand, memberId })).hasPassword,
    };
  };

  /** Who has a password gives it: a browser that was left open may not change this. */
  const requirePassword = async (call: CallFacts, owner: MemberKey, password = '') => {
    if (!(await ownerOf(parts, owner)).hasPassword) return;
    const origin = { ip: call.ip, deviceToken: call.deviceToken(), pointer: '/password' };
    await provePassword(db, owner, password, origin, clock);
  };

  const afterCode = async <Value>(
    call: CallFacts,
    owner: MemberKey,
    given: GivenFactor & { confirmed: boolean },
    work: (tx: Parameters<typeof turnOff>[0]) => Promise<Value>,
  ): Promise<Value> => {
    const { username_key: usernameKey } = await ownerOf(parts, owner);
    const account = { brand: owner.brand, usernameKey, accountId: owner.memberId };
    const origin = { ip: call.ip, deviceToken: call.deviceToken() };
    const attempt = await judgeAttempt(db, account, origin, clock);
    return afterFactor({ db, keys, clock }, owner, given, attempt, work);
  };

  return [
    route('getSecondFactor', (call) => view(memberOf(call))),

    route('beginSecondFactor', async (call) => {
      const { brand, memberId } = memberOf(call);
      if (!isOffered(brand)) throw new Problem('METHOD_NOT_OFFERED');
      const owner = { brand, memberId };
      await requirePassword(call, owner, call.body.password);
      const secret = newAuthenticatorKey();
      const isPut = await inTransaction(db, (tx) => putKey(tx, owner, keys.seal(secret), clock));
      if (!isPut) throw new Problem('SECOND_FACTOR_IS_ON');
      const { username } = await ownerOf(parts, owner);
      const issuer = brands.byId(brand)?.name ?? brand;
      return { secret, keyUri: keyUri(secret, { issuer, account: username }) };
    }),

    route('confirmSecondFactor', async (call) => {
      const { brand, memberId } = memberOf(call);
      if (!isOffered(brand)) throw new Problem('METHOD_NOT_OFFERED');
      const owner = { brand, memberId };
      if ((await secondFactorSince(db, owner)) !== null) throw new Problem('SECOND_FACTOR_IS_ON');
      const given = { kind: 'totp', code: call.body.code, confirmed: false } as const;
      const recoveryCodes = await afterCode(call, owner, given, async (tx) => {
        await tellMember(tx, owner, 'secondFactorOn', {}, clock);
        // Whoever knew the password alone signs in on their device no more.
        await forgetDevices(tx, { brand, accountId: memberId }, call.deviceToken());
        return turnOn(tx, owner, keys, clock);
      });
      return { recoveryCodes };
    }),

    route('endSecondFactor', async (call) => {
      const { brand, memberId } = memberOf(call);
      const owner = { brand, memberId };
      if ((await secondFactorSince(db, owner)) === null) {
        throw new Problem('SECOND_FACTOR_EXPIRED');
      }
      await requirePassword(call, owner, call.body.password);
      const { kind, code } = call.body;
      await afterCode(call, owner, { kind, code, confirmed: true }, async (tx) => {
        await turnOff(tx, owner);
        await tellMember(tx, owner, 'secondFactorOff', {}, clock);
      });
      return view(owner);
    }),
  ];
}

async function ownerOf({ db }: Pick<Parts, 'db'>, { brand, memberId }: MemberKey) {
  const row = await db
    .selectFrom('member')
    .select(['username', 'username_key', 'password_hash'])
    .where('id', '=', memberId)
    .where('brand', '=', brand)
    .executeTakeFirstOrThrow();
  const { password_hash: hash, ...named } = row;
  return { ...named, hasPassword: hash !== null };
}
