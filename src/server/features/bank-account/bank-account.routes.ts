import { accountFormat, servedCountry } from '#domain/bank-account/account-number.ts';
import { requirePaymentPassword } from '../../cash/payment-password.ts';
import type { Parts } from '../../parts.ts';
import { Problem } from '../../platform/problem.ts';
import { type CallFacts, keyedRoute, memberOf, type Route, route } from '../../platform/route.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { addBankAccount, MOST_ACCOUNTS } from './add-bank-account.ts';
import { accountKeys } from '../../account/account-keys.ts';
import { findBankAccount, listBankAccounts, registeredPayee } from './bank-account.read.ts';
import { makeDefault, removeBankAccount } from './bank-account.store.ts';

type Guarded = CallFacts & { body: { paymentPassword: string } };

export function bankAccountRoutes(parts: Parts): Route[] {
  const { db, clock, sources, brands, config } = parts;
  const keys = accountKeys(config.secrets.records);
  const nameOf = (bank: string): string => sources.registry.banks[bank]?.name ?? bank;
  const liveOf = (brand: string) => {
    const live = brands.byId(brand);
    if (live === null) throw new Problem('BRAND_NOT_FOUND');
    return live;
  };
  const countriesOf = (brand: string): readonly string[] => liveOf(brand).manifest.market.countries;
  const guard = async (call: Guarded): Promise<void> => {
    const { brand, memberId } = memberOf(call);
    const given = { value: call.body.paymentPassword, pointer: '/paymentPassword', ip: call.ip };
    await requirePaymentPassword(db, { brand, memberId }, given, clock);
  };
  return [
    route('listBankAccounts', async (call) => {
      const owner = memberOf(call);
      const countries = countriesOf(owner.brand);
      const banks = Object.values(sources.registry.banks).flatMap((bank) => {
        const country = servedCountry(bank, countries);
        // Accounts at a retired bank stay; no new one is offered there.
        if (country === null || sources.isRetired('banks', bank.id)) return [];
        return [{ bank: bank.id, name: bank.name, country, format: accountFormat(country) }];
      });
      return {
        items: await listBankAccounts(db, owner, nameOf),
        banks: banks.toSorted((one, other) => one.name.localeCompare(other.name)),
        mostAccounts: MOST_ACCOUNTS,
        coolDownHours: liveOf(owner.brand).setting('withdrawalTerms').payeeCoolDownHours,
        payeeName: await registeredPayee(db, owner),
      };
    }),

    keyedRoute(
      'addBankAccount',
      async (tx, call) => {
        const { brand, memberId } = memberOf(call);
        const { bank, payeeName, accountNumber } = call.body;
        const id = await addBankAccount(
          tx,
          { keys, clock, registry: sources.registry },
          {
            brand,
            memberId,
            bank,
            payeeName,
            accountNumber,
            countries: countriesOf(brand),
          },
        );
        return found(await findBankAccount(tx, { brand, memberId }, id, nameOf));
      },
      undefined,
      guard,
    ),

    route('setDefaultBankAccount', async (call) => {
      const { brand, memberId } = memberOf(call);
      const id = BigInt(call.params.bankAccountId);
      return inTransaction(db, async (tx) => {
        await makeDefault(tx, { brand, memberId }, id);
        return found(await findBankAccount(tx, { brand, memberId }, id, nameOf));
      });
    }),

    keyedRoute(
      'removeBankAccount',
      async (tx, call) => {
        const { brand, memberId } = memberOf(call);
        const id = BigInt(call.params.bankAccountId);
        await removeBankAccount(tx, { brand, memberId }, id, clock);
        return { removed: true };
      },
      undefined,
      guard,
    ),
  ];
}

function found<T>(account: T | null): T {
  if (account === null) throw new Problem('BANK_ACCOUNT_NOT_FOUND');
  return account;
}
