import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { incomeMicro } from '#domain/agent/income.ts';
import type { EarningBase } from '#domain/earning/earning-kind.ts';
import { kind as income } from '#domain/earning/income/kind.ts';
import {
  type Chain,
  type ChainNode,
  profitLossMicro,
  spreadTeam,
  type TeamChange,
} from '#domain/figures/spread-team.ts';

const DAY = '2026-11-20';

/** A tree by parent: node 0 is the top, each other one is below a node before it. */
const trees = fc
  .array(fc.nat(), { minLength: 1, maxLength: 12 })
  .map((draws) => draws.map((draw, index) => (index === 0 ? -1 : draw % index)));

const terms = (series: number, shareBasisPoints: number) => ({ series, shareBasisPoints });

/** Terms that never rise on the way down. */
function nodesOf(parents: readonly number[]): ChainNode[] {
  const nodes: ChainNode[] = [];
  for (const [index, parent] of parents.entries()) {
    const above = nodes[parent]?.terms ?? terms(1960, 10_000);
    const own = terms(
      above.series - 2 * (index % 5),
      Math.max(0, above.shareBasisPoints - 700 * (index % 3)),
    );
    nodes.push({ id: BigInt(index + 1), terms: own });
  }
  return nodes;
}

function chainOf(parents: readonly number[], nodes: readonly ChainNode[], at: number): Chain {
  const above: ChainNode[] = [];
  for (let up = parents[at] ?? -1; up >= 0; up = parents[up] ?? -1) {
    const node = nodes[up];
    if (node !== undefined) above.push(node);
  }
  const own = nodes[at];
  if (own === undefined) throw new Error('a node of the tree');
  const isAgent = parents.includes(at);
  return { isAgent, own, above };
}

const change = (memberId: bigint, stake: bigint): TeamChange => ({
  memberId,
  day: DAY,
  category: 'LOTT',
  currency: 'PEN',
  sums: { rounds: 1n, stake, valid: stake },
});

/** Lines that agents earn on a bet. */
const earned = (
  memberId: bigint,
  stakeMicro: bigint,
  basis: 'series' | 'share',
  chain: Chain,
): readonly EarningBase[] =>
  income.rule(
    {
      memberId,
      day: DAY,
      category: 'LOTT',
      currency: 'PEN',
      basis,
      rateBasisPoints: 120,
      stakeMicro,
      payoutMicro: 0n,
      validMicro: stakeMicro,
      baseMicro: stakeMicro,
    },
    chain,
    () => {
      throw new Error('an income follows from its chain alone');
    },
  );

const stakes = fc.array(fc.tuple(fc.nat(), fc.bigInt({ min: 1n, max: 10n ** 12n })), {
  minLength: 1,
  maxLength: 30,
});

const spread = (
  parents: readonly number[],
  draws: readonly (readonly [number, bigint])[],
  basis: 'series' | 'share' = 'series',
) => {
  const nodes = nodesOf(parents);
  const bets = draws.map(([draw, stake]) => {
    const at = draw % parents.length;
    return { memberId: BigInt(at + 1), stake, chain: chainOf(parents, nodes, at) };
  });
  return {
    nodes,
    team: spreadTeam(
      bets.map(({ memberId, stake, chain }) => ({ change: change(memberId, stake), chain })),
    ),
    income: bets.flatMap(({ memberId, stake, chain }) => earned(memberId, stake, basis, chain)),
  };
};

describe('team rows', () => {
  it('add up: a team is its own part and the teams right below, at every node', () => {
    fc.assert(
      fc.property(trees, stakes, (parents, draws) => {
        const { team } = spread(parents, draws);
        const stakeOf = (scope: 'team' | 'own', pick: (row: (typeof team)[number]) => boolean) =>
          team
            .filter((row) => row.scope === scope && pick(row))
            .reduce((sum, { sums }) => sum + sums.stake, 0n);
        for (const [index] of parents.entries()) {
          if (!parents.includes(index)) continue;
          const id = BigInt(index + 1);
          const own = stakeOf('own', ({ memberId }) => memberId === id);
          const below = stakeOf('team', ({ uplineId }) => uplineId === id);
          expect(stakeOf('team', ({ memberId }) => memberId === id)).toBe(own + below);
        }
        const all = draws.reduce((sum, [, stake]) => sum + stake, 0n);
        expect(stakeOf('team', ({ uplineId }) => uplineId === 0n)).toBe(all);
      }),
    );
  });

  it('do not depend on the order or the grouping of the changes', () => {
    fc.assert(
      fc.property(trees, stakes, (parents, draws) => {
        const one = spread(parents, draws);
        const other = spread(parents, draws.toReversed());
        expect(other.team).toEqual(one.team);
      }),
    );
  });
});

describe('incomes', () => {
  it('along a chain never come to more than the top agent has above the player', () => {
    fc.assert(
      fc.property(trees, stakes, fc.constantFrom('series', 'share'), (parents, draws, basis) => {
        const { nodes, income: lines } = spread(parents, draws, basis);
        const paid = lines.reduce(
          (sum, { baseMicro, terms: kept }) => sum + income.amountOf(baseMicro, kept),
          0n,
        );
        const most = draws.reduce((sum, [draw, stake]) => {
          const own = nodes[draw % parents.length]?.terms ?? terms(0, 0);
          const top = nodes[0]?.terms ?? terms(0, 0);
          const rest =
            basis === 'series'
              ? (stake * BigInt(top.series - own.series)) / 2000n
              : (stake * 120n * BigInt(top.shareBasisPoints - own.shareBasisPoints)) / 100_000_000n;
          // What is rounded down line by line may come together again.
          return sum + rest + 1n;
        }, 0n);
        expect(paid).toBeLessThanOrEqual(most);
      }),
    );
  });

  it('leave nothing to an agent whose downline has agreed on nothing, or on more', () => {
    const own = { id: 3n, terms: null };
    const chain = (downline: ChainNode): Chain => ({
      isAgent: false,
      own: downline,
      above: [{ id: 1n, terms: terms(1900, 0) }],
    });
    for (const downline of [own, { id: 3n, terms: terms(1950, 0) }]) {
      expect(earned(3n, 100n, 'series', chain(downline))).toEqual([]);
    }
  });
});

it.each([
  // The domain's examples: stake x difference / 2000, and valid bets x rate x difference.
  [
    { basis: 'series', agentValue: 1960, downlineValue: 1950, rateBasisPoints: 0 },
    120_000_000n,
    600_000n,
  ],
  [
    { basis: 'series', agentValue: 1950, downlineValue: 1960, rateBasisPoints: 0 },
    120_000_000n,
    0n,
  ],
  [
    { basis: 'share', agentValue: 6_000, downlineValue: 4_000, rateBasisPoints: 120 },
    500_000_000n,
    1_200_000n,
  ],
  [{ basis: 'share', agentValue: 10_000, downlineValue: 0, rateBasisPoints: 0 }, 500_000_000n, 0n],
  [{ basis: 'series', agentValue: 1960, downlineValue: 1900, rateBasisPoints: 0 }, -5n, 0n],
  [{ basis: 'series', agentValue: 1902, downlineValue: 1900, rateBasisPoints: 0 }, 999n, 0n],
] as const)('an income of %j on %s is %s', (line, base, expected) => {
  expect(incomeMicro(base, line)).toBe(expected);
});

it('counts what players won as above zero', () => {
  expect(profitLossMicro({ payout: 4n, stake: 10n, rebate: 1n, promotion: 2n })).toBe(-3n);
});
