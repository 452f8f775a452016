import type { CallerKind } from '#contract/generated/types.ts';
import { describe, expect, it } from 'vitest';
import type { AssembleInput } from '#brand/assemble/assemble-input.ts';
import { as, ids, info, plan } from './plan-fixture.ts';

describe('header', () => {
  it.each<[CallerKind, string[]]>([
    [
      'visitor',
      [
        'languageSelector',
        'schemeSwitch',
        'appDownload',
        'search',
        'loginLink',
        'registerLink',
        'smsLoginLink',
        'forgotPasswordLink',
        'freePlay',
        'helpLink',
      ],
    ],
    [
      'member',
      [
        'languageSelector',
        'schemeSwitch',
        'search',
        'balance',
        'deposit',
        'withdraw',
        'messages',
        'accountName',
        'bettingRecord',
        'helpLink',
        'signOut',
      ],
    ],
    [
      'agent',
      [
        'languageSelector',
        'schemeSwitch',
        'search',
        'balance',
        'deposit',
        'withdraw',
        'agentCentre',
        'messages',
        'accountName',
        'bettingRecord',
        'helpLink',
        'signOut',
      ],
    ],
    [
      'trial',
      [
        'languageSelector',
        'schemeSwitch',
        'search',
        'balance',
        'registerLink',
        'helpLink',
        'signOut',
      ],
    ],
  ])('has its own cluster for a %s', (kind, elements) => {
    expect(plan('denluma', as(kind)).header.elements.map((item) => item.element)).toEqual(elements);
  });

  it('follows the brand: a form in the bar where another has a link', () => {
    const elements = plan('kyvolta').header.elements.map((item) => item.element);
    expect(elements).toContain('loginForm');
    expect(elements).not.toContain('loginLink');
  });
});

describe('menus', () => {
  it('has five places on small screens, the centre one picked by the brand', () => {
    expect(ids(plan('denluma').bottomBar)).toEqual(['home', 'games', 'draws', 'wallet', 'me']);
    expect(ids(plan('kyvolta').bottomBar)).toEqual(['home', 'games', 'search', 'wallet', 'me']);
  });

  it('opens the member centre for real accounts and the agent centre for agents', () => {
    expect(plan('denluma').memberCentre).toEqual([]);
    expect(plan('denluma', as('trial')).memberCentre).toEqual([]);
    const member = plan('denluma', as('member'));
    expect(ids(member.memberCentre)).toContain('inviteFriends');
    expect(member.agentCentre).toEqual([]);
    const agent = plan('denluma', as('agent'));
    expect(ids(agent.memberCentre)).not.toContain('inviteFriends');
    expect(agent.agentCentre).toHaveLength(12);
  });

  it('offers a transfer to the upline only to an account that has one', () => {
    const entries = (hasUpline: boolean) =>
      ids(
        plan('denluma', () => ({ visitor: { kind: 'member', language: 'es', hasUpline } }))
          .memberCentre,
      );
    expect(entries(true)).toContain('transferUpline');
    expect(entries(false)).not.toContain('transferUpline');
  });

  it('shows salary and dividend entries only where the contracts are on', () => {
    const entries = (change: (input: AssembleInput) => Partial<AssembleInput>) =>
      ids(plan('denluma', (input) => ({ ...as('agent')(), ...change(input) })).agentCentre);
    expect(entries((input) => info(input, { agentContracts: ['dividend'] }))).not.toContain(
      'agentDailyWages',
    );
    expect(entries((input) => info(input, { agentContracts: ['dividend'] }))).toContain(
      'agentDividends',
    );
    expect(entries((input) => info(input, { agentContracts: [] }))).not.toContain('agentDividends');
  });

  it('marks missions, messages and rewards for a count', () => {
    const badges = plan('denluma', as('member')).memberCentre.flatMap((item) => item.badge ?? []);
    expect(badges).toEqual(['rewards', 'missions', 'messages']);
  });
});

describe('login', () => {
  it('orders by the brand, allows by the flags', () => {
    expect(ids(plan('denluma').login.methods)).toEqual(['username', 'sms']);
    expect(ids(plan('kyvolta').login.methods)).toEqual(['sms', 'username']);
    const none = plan('kyvolta', () => ({ flags: {} }));
    expect(ids(none.login.methods)).toEqual(['username']);
    expect(none.login.freePlay).toBeNull();
    expect(
      none.removed.find((item) => item.element === 'login/methods/sms')?.because,
    ).toContainEqual({
      kind: 'flag',
      effect: 'removes',
      flag: 'MOBILEVERCODELOGIN3',
      on: false,
    });
  });

  it('offers the way back by mobile only where it is verified', () => {
    expect(ids(plan('denluma').login.forgotPassword)).toEqual(['mobile', 'email']);
    expect(ids(plan('denluma', () => ({ flags: {} })).login.forgotPassword)).toEqual(['email']);
  });

  it('offers third parties the server is set up for', () => {
    const login = plan('denluma', (input) => info(input, { thirdPartySignIn: ['google'] })).login;
    expect(ids(login.thirdParty)).toEqual(['google']);
  });
});
