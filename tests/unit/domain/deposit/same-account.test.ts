import { describe, expect, it } from 'vitest';
import { routesOfAccount } from '#domain/deposit/same-account.ts';
import { byAmount, COMMON, SANDBOX } from '#tests/support/deposit-routes.ts';

const account = COMMON.account && { ...COMMON.account, accountNumber: '1' };

describe('the routes of one bank account', () => {
  const [first, second] = [{ ...COMMON, code: 'first' }, byAmount('second')];
  const routes = [SANDBOX, first, second, { ...COMMON, code: 'elsewhere', account }];

  it('are those that pay to the same number', () => {
    expect(routesOfAccount(routes, second).toSorted()).toEqual(['first', 'second']);
  });

  it('are those that pay to a Spanish account, as an IBAN and as a CCC', () => {
    const paysTo = (code: string, number: string) => ({
      ...COMMON,
      code,
      account: COMMON.account && { ...COMMON.account, accountNumber: number },
    });
    const iban = paysTo('iban', 'ES91 2100 0418 4502 0005 1332');
    const ccc = paysTo('ccc', '2100-0418-45-0200051332');
    const other = paysTo('other', '2100-0418-45-0200051333');
    expect(routesOfAccount([iban, ccc, other], iban)).toEqual(['iban', 'ccc']);
  });

  it('are the route alone when it has no account', () => {
    expect(routesOfAccount(routes, SANDBOX)).toEqual(['sandbox']);
  });
});
