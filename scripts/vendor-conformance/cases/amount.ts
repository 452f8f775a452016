import type { ErrorCode } from '#contract/error-code.ts';
import type { ConformanceCase } from '../conformance-case.ts';
import { expectRefused, expectShortOfFunds, expectTaken } from '../holds.ts';
import type { WalletPlayer } from '../target.ts';
import type { VendorBook } from '../vendor-book.ts';

/** Texts other than an integer. Only the first two are decimals. */
const NO_INTEGERS = ['0.5', '1.0', '1e6', '01', '+5', '', ' 5', '5 ', '0x10', '٣', '1_000', 'NaN'];

/** Ends of 32 and 64 bits, and the first integer that a double rounds. */
const BOUNDARIES = [
  2n ** 31n - 1n,
  2n ** 31n,
  2n ** 32n,
  2n ** 53n + 1n,
  10n ** 18n,
  10n ** 18n + 1n,
  2n ** 63n - 1n,
  2n ** 63n,
  10n ** 19n - 1n,
];

/** Largest amount of one movement. */
const MOST = 10n ** 18n;

/** Amounts on the wire that no dialect of this code can read. */
function unreadable(code: string): readonly unknown[] {
  if (code === 'hmac') return [...NO_INTEGERS, 5, 0.5, null, true, ['1']];
  // A form has texts only, and this one has decimals.
  if (code === 'sorted') return NO_INTEGERS.slice(2);
  return [...NO_INTEGERS, 0.5, null, true, ['1']];
}

/** The amounts that the dialect can write at all. */
const writable = (book: VendorBook, player: WalletPlayer, amounts: readonly bigint[]): bigint[] =>
  amounts.filter((amount) => book.canWrite(amount, player));

export const amountCases: readonly ConformanceCase[] = [
  {
    covers: [18],
    title: 'one cent, or the smallest stake above it',
    needs: [],
    async run(book, { stakeUnitMicro }) {
      const player = await book.openPlayer(book.unit);
      const cent = 10_000n % stakeUnitMicro === 0n ? 10_000n : stakeUnitMicro;
      const balanceMicro = book.at(player, book.unit - cent);
      expectTaken(await book.bet(player, cent), { balanceMicro });
    },
  },
  {
    covers: [19],
    title: "the vendor's smallest stake, and nothing finer",
    needs: [],
    async run(book, target) {
      const player = await book.openPlayer(book.unit);
      const { stakeUnitMicro: step, dialect } = target;
      const finest = dialect.unitMicro(player.currency);
      for (const finer of writable(book, player, [1_000n, 10n, 1n, step + 1n, step + finest])) {
        if (finer % step === 0n) continue;
        expectRefused(await book.bet(player, finer), 'AMOUNT_NOT_CONVERTIBLE', target);
      }
      const balanceMicro = book.at(player, book.unit - step);
      expectTaken(await book.bet(player, step), { balanceMicro });
      const name = await book.nameOf('bet', player, { amountMicro: step });
      for (const amount of unreadable(dialect.code)) {
        const reply = await book.bet(player, 0n, {
          amend: (fields) => {
            fields[name] = amount;
          },
        });
        expectRefused(reply, 'INVALID_BODY', target, { fields: [`/${name}`] });
      }
    },
  },
  {
    covers: [20],
    title: 'a stake of zero is for free rounds only',
    needs: [],
    async run(book, target) {
      const player = await book.openPlayer(book.unit);
      expectRefused(await book.bet(player, 0n), 'ZERO_STAKE', target);
      if (target.dialect.code === 'hmac') {
        const name = await book.nameOf('bet', player, { amountMicro: 1n });
        const negativeZero = await book.bet(player, 0n, {
          amend: (fields) => {
            fields[name] = '-0';
          },
        });
        expectRefused(negativeZero, 'ZERO_STAKE', target);
      }
      const free = await book.bet(player, 0n, { freeRound: true });
      expectTaken(free, { balanceMicro: book.at(player, book.unit) });
    },
  },
  {
    covers: [21],
    title: 'a negative stake is refused',
    needs: [],
    async run(book, target) {
      const player = await book.openPlayer(book.unit);
      const { stakeUnitMicro: step } = target;
      const large = [-(2n ** 63n), -(10n ** 19n) + 1n];
      for (const stake of writable(book, player, [-1n, -step, -book.unit, ...large])) {
        expectRefused(await book.bet(player, stake), 'NEGATIVE_STAKE', target);
      }
    },
  },
  {
    covers: [22],
    title: 'the whole balance may be staked',
    needs: ['exactBalance'],
    async run(book) {
      const player = await book.openPlayer(10n * book.unit);
      expectTaken(await book.bet(player, 10n * book.unit), { balanceMicro: 0n });
    },
  },
  {
    covers: [23],
    title: 'one step more than the balance is refused, with the actual balance',
    needs: [],
    async run(book, target) {
      const player = await book.openPlayer(10n * book.unit);
      const { stakeUnitMicro: step } = target;
      const balanceMicro = book.at(player, 10n * book.unit);
      // A given player's balance may be finer than a stake can be.
      const stake = balanceMicro - (balanceMicro % step) + step;
      const reply = await book.bet(player, stake, { id: 'bet' });
      expectShortOfFunds(reply, target, { currency: player.currency, balanceMicro });
      // The refusal took nothing and did not use up the id.
      expectTaken(await book.bet(player, book.unit, { id: 'bet' }));
    },
  },
  {
    covers: [24],
    title: 'stakes at the ends of 32 and 64 bits are refused in order',
    needs: ['exactBalance'],
    async run(book, target) {
      const player = await book.openPlayer(10n * book.unit);
      const { stakeUnitMicro: step } = target;
      for (const stake of BOUNDARIES) {
        if (book.canWrite(stake, player)) {
          const refusal = stake % step === 0n ? 'INSUFFICIENT_FUNDS' : 'AMOUNT_NOT_CONVERTIBLE';
          const code = stake > MOST ? 'BET_LIMIT_EXCEEDED' : refusal;
          expectRefused(await book.bet(player, stake), code, target);
          expectRefused(await book.bet(player, -stake), 'NEGATIVE_STAKE', target);
        }
        const whole = stake - (stake % step);
        const code = whole > MOST ? 'BET_LIMIT_EXCEEDED' : 'INSUFFICIENT_FUNDS';
        expectRefused(await book.bet(player, whole), code, target);
        expectRefused(await book.bet(player, -whole), 'NEGATIVE_STAKE', target);
      }
    },
  },
  {
    covers: [25, 26],
    title: 'another currency is refused, and a text that is no currency',
    needs: [],
    async run(book, target) {
      const player = await book.openPlayer(10n * book.unit);
      const other = { ...player, currency: player.currency === 'EUR' ? 'USD' : 'EUR' };
      const name = await book.nameOf('bet', player, {}, other);
      const betIn = (currency: string) =>
        book.bet(player, book.unit, {
          amend: (fields) => {
            fields[name] = currency;
          },
        });
      for (const currency of ['EUR', 'USD', 'XXX', 'ZZZ']) {
        if (currency === player.currency) continue;
        expectRefused(await betIn(currency), 'WRONG_CURRENCY', target);
      }
      for (const currency of [player.currency.toLowerCase(), 'PE', '']) {
        expectRefused(await betIn(currency), 'INVALID_BODY', target);
      }
      // Outside our own contract codes may have up to five letters.
      const codes: ErrorCode[] = ['INVALID_BODY'];
      if (target.dialect.code !== 'hmac') codes.push('WRONG_CURRENCY');
      expectRefused(await betIn(`${player.currency}S`), codes, target);
    },
  },
];
