import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { GOLDEN_SEEDS } from '../games/golden-rounds.ts';

const COMMITMENT = 'c386d8e8d07342f2e39e189c8e6c57bb205bb373fe4e3a6f69404a8bb767b417';
const ROUND = {
  game: 'jade-orchard',
  version: '1.0.0',
  'server-seed': GOLDEN_SEEDS.serverSeed,
  'client-seed': GOLDEN_SEEDS.clientSeed,
  nonce: '446',
};

function verify(change: Record<string, string> = {}, ...flags: string[]) {
  const options = Object.entries({ ...ROUND, ...change }).flatMap(([name, value]) => [
    `--${name}`,
    value,
  ]);
  return spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/fairness-verify.ts', ...options, ...flags],
    { encoding: 'utf8', env: { PATH: process.env['PATH'] } },
  );
}

describe('npm run fairness:verify', () => {
  it('prints outcome, commitment and jackpot ticket of a golden round', () => {
    const { status, stdout } = verify({
      stake: '1.00',
      'server-seed-hash': COMMITMENT.toUpperCase(),
      'jackpot-turnover': '100000',
    });
    expect(status).toBe(0);
    expect(stdout.split('\n').slice(0, 5)).toEqual([
      'game        jade-orchard 1.0.0',
      `commitment  ${COMMITMENT} (as promised)`,
      'stake       1.000000',
      'payout      32.400000',
      'jackpot     ticket 42601 of 100000, tickets below 1 win: no win',
    ]);
  }, 60_000);

  it('draws the number of a jackpot with a limit by the odds that its round shows', () => {
    const { stdout } = verify({ stake: '1.00', 'jackpot-odds': '50000/100000' });
    expect(stdout).toContain('ticket 42601 of 100000, tickets below 50000 win: takes the pool');
    const wrong = verify({ 'jackpot-odds': '5/1' });
    expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringContaining('--jackpot-odds')]);
  }, 60_000);

  it('takes what was bet on and what was done since', () => {
    const { status, stdout } = verify({
      game: 'dice-line',
      wager: '{"target":9800,"side":"under"}',
      nonce: '0',
    });
    expect(status).toBe(0);
    expect(stdout).toContain('"type":"diceRolled"');
  }, 60_000);

  it('ends with 1 when the seed is not the promised one', () => {
    const { status, stdout } = verify({ 'server-seed-hash': 'f'.repeat(64) }, '--json');
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      commitmentHolds: false,
      payoutMicro: '32400000',
      jackpot: null,
    });
  }, 60_000);

  it('says what is wrong with arguments that no round has', () => {
    const unknown = verify({ version: '9.9.9' });
    expect(unknown.status).toBe(2);
    expect(unknown.stderr).toContain('jade-orchard@1.0.0');
    const stake = verify({ stake: '0.000001' });
    expect(stake.status).toBe(2);
    expect(stake.stderr).toContain('--stake');
    const mines = { game: 'mine-garden', wager: '{"mines":3}' };
    const twice = verify({ ...mines, actions: '[{"kind":"cashOut"}]' });
    expect([twice.status, twice.stderr]).toEqual([2, expect.stringContaining('--actions')]);
    expect(verify({ ...mines, actions: '{}' }).stderr).toContain('--actions');
  }, 60_000);
});
