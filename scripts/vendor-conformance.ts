/**
 * Runs the conformance cases of the seamless wallet against a server by its address:
 * `node --import tsx scripts/vendor-conformance.ts --url https://test.example --vendor acme --dialect rsa
 * --key @private.pem --game acme-slot`. See vendor-conformance/GUIDE.md. Ends with 1 when a case failed,
 * with 2 for flags that are missing or cannot be read.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DIALECTS } from '#server/outside/dialects/generated/dialects.ts';
import { openByAddress } from './vendor-conformance/open-by-address.ts';
import { jsonReport, junitReport, textReport } from './vendor-conformance/report.ts';
import { type CaseResult, runConformance } from './vendor-conformance/run-cases.ts';
import type { WalletPlayer } from './vendor-conformance/target.ts';

const USAGE = `usage: vendor-conformance --url <origin> --vendor <code> --dialect <hmac|rsa|sorted|bearer> --key <key>
  --key, --old-key   a secret, or @file for a private key in PEM
  --game             game that new players open; needed without --player
  --player           memberId:token:gameCode:currency, may repeat; otherwise players register at a demo server
  --host             Host header of the brand
  --other-host       host name of another brand, for case 6
  --stake-unit       smallest step of stakes in micro-units, by default 10000
  --report           text (default), json or junit
  --only             numbers of cases: 17,18`;

const REPORTS = { text: textReport, json: jsonReport, junit: junitReport } as const;

function readFlags() {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    options: {
      url: text,
      vendor: text,
      dialect: text,
      key: text,
      'old-key': text,
      game: text,
      host: text,
      'other-host': text,
      'stake-unit': { type: 'string', default: '10000' },
      player: { type: 'string', multiple: true, default: [] },
      report: { type: 'string', default: 'text' },
      only: text,
    },
  });
  const { url = '', vendor = '', key = '', game = '' } = values;
  const dialect = Object.values(DIALECTS).find(({ code }) => code === values.dialect);
  if (!/^https?:/.test(url) || !URL.canParse(url))
    throw new Error('--url: must be an http address');
  if (vendor === '') throw new Error('--vendor: is needed');
  if (dialect === undefined)
    throw new Error(`--dialect: one of ${Object.keys(DIALECTS).join(', ')}`);
  if (key === '') throw new Error('--key: is needed');
  const players = values.player.map(readPlayer);
  if (game === '' && players.length === 0) throw new Error('--game or --player: is needed');
  if (!/^[1-9]\d{0,17}$/.test(values['stake-unit'])) throw new Error('--stake-unit: micro-units');
  if (!Object.hasOwn(REPORTS, values.report)) throw new Error('--report: text, json or junit');
  const only = values.only?.split(',').map(Number);
  if (only?.some((number) => !Number.isInteger(number)))
    throw new Error('--only: numbers of cases');
  const oldKeys = values['old-key'] === undefined ? [] : [keyOf(values['old-key'])];
  const keys: [string, ...string[]] = [keyOf(key), ...oldKeys];
  return {
    report: REPORTS[values.report as keyof typeof REPORTS],
    only,
    address: {
      origin: url,
      vendor,
      dialect,
      keys,
      stakeUnitMicro: BigInt(values['stake-unit']),
      gameCode: game,
      host: values.host,
      otherHost: values['other-host'],
      players,
    },
  };
}

const keyOf = (text: string): string =>
  text.startsWith('@') ? readFileSync(text.slice(1), 'utf8') : text;

function readPlayer(text: string): WalletPlayer {
  const [memberId, token, gameCode, currency, ...more] = text.split(':');
  if (!memberId || !token || !gameCode || !currency || more.length > 0) {
    throw new Error(`--player: memberId:token:gameCode:currency, not ${text}`);
  }
  return { memberId, token, gameCode, currency };
}

function flagsOrUsage(): ReturnType<typeof readFlags> | null {
  try {
    return readFlags();
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    process.exitCode = 2;
    return null;
  }
}

const flags = flagsOrUsage();
if (flags !== null) {
  const { target, close } = openByAddress(flags.address);
  const results: CaseResult[] = [];
  const { only } = flags;
  for await (const result of runConformance(target, only === undefined ? {} : { only })) {
    results.push(result);
  }
  close();
  process.stdout.write(flags.report(results));
  if (results.some(({ outcome }) => outcome === 'failed')) process.exitCode = 1;
}
