import { settingOf } from '../../brands/setting-of.ts';
import { requireNoArrears } from '../../tree/contract/arrears.read.ts';
import { fallbackChain } from '#brand/texts.ts';
import { accountKeys } from '../../account/account-keys.ts';
import type { MeasuredArrivals } from '../../cash/measured-arrivals.ts';
import { requirePaymentPassword } from '../../cash/payment-password.ts';
import { redrawProof } from '../../cash/proof-picture.ts';
import type { Parts } from '../../parts.ts';
import type { Tx } from '../../platform/db/database.ts';
import { Problem } from '../../platform/problem.ts';
import { type CallFacts, keyedRoute, memberOf, type Route, route } from '../../platform/route.ts';
import { addWithdrawalProof } from './add-withdrawal-proof.ts';
import { cancelWithdrawal } from './cancel-withdrawal.ts';
import { confirmReceipt } from './confirm-receipt.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import type { TellWithdrawal } from './tell-withdrawal.ts';
import { withdrawalOffer } from './withdrawal-offer.read.ts';
import { findWithdrawal, listWithdrawals, type NameOf } from './withdrawal.read.ts';

interface Offered {
  nameOf: NameOf;
  arrivals: MeasuredArrivals;
  tell: TellWithdrawal;
}

/** Withdrawals as their player sees them. */
export function withdrawalRoutes(parts: Parts, { nameOf, arrivals, tell }: Offered): Route[] {
  const { db, clock, brands } = parts;
  const termsOf = (brand: string) => {
    const live = brands.byId(brand);
    if (live === null) throw new Problem('BRAND_NOT_FOUND');
    return live.setting('withdrawalTerms');
  };
  const reading = () => ({ nameOf, now: clock.now() });
  const view = async (tx: Tx, call: CallFacts, id: bigint) => {
    const found = await findWithdrawal(tx, memberOf(call), id, reading());
    if (found === null) throw new Problem('WITHDRAWAL_NOT_FOUND');
    return found;
  };
  const told = async (call: CallFacts): Promise<void> => tell(memberOf(call));
  const keyOf = (call: CallFacts & { params: { withdrawalId: string } }) => {
    const { brand, memberId } = memberOf(call);
    return { brand, memberId, withdrawalId: BigInt(call.params.withdrawalId) };
  };
  return [
    route('getWithdrawalOffer', (call) => {
      const { brand, memberId, site } = memberOf(call);
      const wallet = { brand, memberId, currency: site.currency };
      const languages = [...fallbackChain(call.language), site.defaultLanguage];
      return withdrawalOffer({ db, clock, arrivals, languages }, wallet, termsOf(brand));
    }),

    keyedRoute(
      'requestWithdrawal',
      async (tx, call) => {
        const { brand, memberId, site } = memberOf(call);
        const policy = settingOf(brands.byId(brand), 'contractPolicy');
        await requireNoArrears(tx, memberId, policy, clock.now());
        const id = await requestWithdrawal(tx, parts, termsOf(brand), {
          brand,
          memberId,
          currency: site.currency,
          bankAccountId: BigInt(call.body.bankAccountId),
          amountMicro: BigInt(call.body.amountMicro),
          ip: call.ip,
        });
        return view(tx, call, id);
      },
      told,
      async (call) => {
        const given = {
          value: call.body.paymentPassword,
          pointer: '/paymentPassword',
          ip: call.ip,
        };
        await requirePaymentPassword(db, memberOf(call), given, clock);
      },
    ),

    route('getWithdrawal', async (call) => {
      const { brand, memberId, withdrawalId } = keyOf(call);
      const found = await findWithdrawal(db, { brand, memberId }, withdrawalId, reading());
      if (found === null) throw new Problem('WITHDRAWAL_NOT_FOUND');
      return found;
    }),

    route('listWithdrawals', (call) => listWithdrawals(db, memberOf(call), call.query, reading())),

    keyedRoute(
      'cancelWithdrawal',
      async (tx, call) => {
        const key = keyOf(call);
        await cancelWithdrawal(tx, parts, key);
        return view(tx, call, key.withdrawalId);
      },
      told,
    ),

    keyedRoute(
      'confirmReceipt',
      async (tx, call) => {
        const key = keyOf(call);
        const { outcome, receivedMicro } = call.body;
        const received = receivedMicro === undefined ? null : BigInt(receivedMicro);
        await confirmReceipt(tx, parts, { ...key, outcome, receivedMicro: received });
        return view(tx, call, key.withdrawalId);
      },
      told,
    ),

    keyedRoute(
      'addWithdrawalProof',
      async (tx, call) => {
        const key = keyOf(call);
        const picture = await redrawProof(Buffer.from(call.body.file, 'base64'));
        await addWithdrawalProof(tx, key, picture, clock);
        return view(tx, call, key.withdrawalId);
      },
      told,
    ),
  ];
}

/** The keys that account numbers are kept with. */
export const keysOf = ({ config }: Pick<Parts, 'config'>) => accountKeys(config.secrets.records);
