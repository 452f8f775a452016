/**
 * `npm run lottery:lint [lottery…] [--series 1800] [--returns]`: proves the return of every bet of every
 * lottery by counting its outcomes. Ends with 1 when a table may not be published, with 2 for a lottery
 * that there is not.
 */
import { parseArgs } from 'node:util';
import { lintOdds, playReturns } from '#domain/lottery/lint.ts';
import type { Lottery } from '#domain/lottery/lottery.ts';
import { findLottery, LOTTERIES } from '#lotteries/lotteries.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    series: { type: 'string', default: '2000' },
    returns: { type: 'boolean', default: false },
  },
});

const wanted = positionals.map((code) => findLottery(code) ?? code);
const unknown = wanted.find((one) => typeof one === 'string');
if (unknown === undefined) {
  const lotteries = wanted.length === 0 ? LOTTERIES : (wanted as Lottery[]);
  const faulty = lotteries.filter((lottery) => !report(lottery));
  if (faulty.length > 0) process.exitCode = 1;
} else {
  console.error(
    `There is no lottery ${unknown}. There are: ${LOTTERIES.map(({ code }) => code).join(', ')}`,
  );
  process.exitCode = 2;
}

/** @returns whether its odds may be published */
function report(lottery: Lottery): boolean {
  const findings = lintOdds(lottery);
  for (const { play, bet, fault, returnPercent } of findings) {
    console.log(`${lottery.code} ${play} "${bet}": ${fault}, returns ${returnPercent} %`);
  }
  const bets = playReturns(lottery, Number(values.series));
  if (values.returns) {
    for (const { play, bet, returnPercent, bySeries } of bets) {
      const series = bySeries ? ` at series ${values.series}` : '';
      console.log(`${lottery.code} ${play} "${bet}" ${returnPercent} %${series}`);
    }
  }
  if (findings.length === 0) console.log(`${lottery.code}: ${bets.length} bets proven`);
  return findings.length === 0;
}
