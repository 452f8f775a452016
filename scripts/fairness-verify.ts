/**
 * Computes a round of a first-party game from its seeds, offline:
 * `npm run fairness:verify -- --game jade-orchard --version 1.0.0 --server-seed … --client-seed …
 * --nonce 0 [--stake 1.00] [--wager '{"mines":3}'] [--actions '[…]'] [--server-seed-hash …] [--jackpot-turnover 100000] [--jackpot-odds 7/1000] [--json]`.
 * `--server-seed-hash` is the commitment you were shown; `--jackpot-turnover` the turnover of the
 * jackpot's terms, `--jackpot-odds` what a round on a jackpot with a limit shows. Ends with 1 when the commitment does not hold, with 2 for arguments no round has.
 */
import { parseArgs } from 'node:util';
import {
  recomputeRound,
  type RecomputedRound,
  RoundArgumentError,
} from './operator-commands/recompute-round.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    game: text,
    version: text,
    'server-seed': text,
    'server-seed-hash': text,
    'client-seed': text,
    nonce: text,
    stake: text,
    wager: text,
    actions: text,
    'jackpot-turnover': text,
    'jackpot-odds': text,
    json: { type: 'boolean', default: false },
  },
});

try {
  const round = await recomputeRound({
    game: values.game,
    version: values.version,
    serverSeed: values['server-seed'],
    serverSeedHash: values['server-seed-hash'],
    clientSeed: values['client-seed'],
    nonce: values.nonce,
    stake: values.stake,
    wager: values.wager,
    actions: values.actions,
    jackpotTurnover: values['jackpot-turnover'],
    jackpotOdds: values['jackpot-odds'],
  });
  console.log(values.json ? JSON.stringify(round, null, 2) : linesOf(round).join('\n'));
  if (round.commitmentHolds === false) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof RoundArgumentError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

function linesOf(round: RecomputedRound): string[] {
  const { commitmentHolds, jackpot } = round;
  const compared = { true: ' (as promised)', false: ' (NOT as promised)', null: '' };
  return [
    `game        ${round.game} ${round.version}`,
    `commitment  ${round.serverSeedHash}${compared[`${commitmentHolds}`]}`,
    `stake       ${amount(round.stakeMicro)}`,
    `payout      ${amount(round.payoutMicro)}`,
    ...(jackpot === null
      ? []
      : [
          `jackpot     ticket ${jackpot.ticket} of ${jackpot.outOf}, tickets below ` +
            `${jackpot.winsBelow} win: ${jackpot.wins ? 'takes the pool' : 'no win'}`,
        ]),
    'events',
    ...round.events.map((event) => `  ${JSON.stringify(event)}`),
  ];
}

function amount(micro: string): string {
  const padded = micro.padStart(7, '0');
  return `${padded.slice(0, -6)}.${padded.slice(-6)}`;
}
