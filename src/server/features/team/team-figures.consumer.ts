import type { MemberRegistered } from '../../account/invitation/accept-invitation.ts';
import { REGISTERED_TOPIC } from '../../account/invitation/accept-invitation.ts';
import { agentPolicyOf } from '../../brands/agent-policy.ts';
import type { Parts } from '../../parts.ts';
import type { Consumer, OutboxEvent } from '../../platform/outbox/consumer.ts';
import { ROUNDS_SETTLED, type RoundsSettled } from '../../vendors/round-event.ts';
import { countMovements, LISTED_KINDS, type Movement } from './count-movements.ts';
import { countRounds } from './count-rounds.ts';

/** The ledger's event of one account's movement. */
interface LedgerMovement {
  readonly brand: string;
  readonly memberId: string;
  readonly transferId: string;
  readonly kind: string;
  readonly currency: string;
  /** Fund, what it gained, its balance after. */
  readonly legs: readonly (readonly [string, string, string])[] | null;
  /** A movement with this mark takes back what an earlier one of this kind gave. */
  readonly takesBack?: string;
}

/** The ledger's event of many credits at once: member, amount, transfer. */
interface LedgerSet {
  readonly brand: string;
  readonly kind: string;
  readonly currency: string;
  readonly members?: readonly (readonly [string, string, string])[];
}

const SET = 'ledger.set';
const POSTED_HOLD = 'ledger.holdPosted';
const ROLLBACK = 'ledger.rollback';

/**
 * Keeps the figures of all teams: every settled bet, deposit, withdrawal, bonus and rebate is added to
 * the account and to the chain above it at its time. Each event counts once, whatever fails between.
 */
export function teamFigures({ brands }: Pick<Parts, 'brands'>): Consumer {
  const policyOf = (brand: string) => agentPolicyOf(brands.byId(brand));
  return {
    name: 'teamFigures',
    path: 'afterRelay',
    topics: [
      ROUNDS_SETTLED,
      REGISTERED_TOPIC,
      SET,
      POSTED_HOLD,
      ROLLBACK,
      ...[...LISTED_KINDS].map((kind) => `ledger.${kind}`),
    ],
    async consume(tx, events) {
      for (const [brand, rounds] of roundsOf(events)) {
        await countRounds(tx, brand, rounds, policyOf(brand));
      }
      for (const [brand, movements] of movementsOf(events)) {
        await countMovements(tx, brand, movements, policyOf(brand));
      }
    },
  };
}

function roundsOf(events: readonly OutboxEvent[]): ReadonlyMap<string, readonly bigint[]> {
  const found = new Map<string, Set<bigint>>();
  for (const { topic, payload } of events) {
    if (topic !== ROUNDS_SETTLED) continue;
    const { brand, rounds } = payload as RoundsSettled;
    const held = found.get(brand) ?? new Set<bigint>();
    for (const id of rounds) held.add(BigInt(id));
    found.set(brand, held);
  }
  return new Map([...found].map(([brand, ids]) => [brand, [...ids]]));
}

function movementsOf(events: readonly OutboxEvent[]): ReadonlyMap<string, readonly Movement[]> {
  const found = new Map<string, Movement[]>();
  for (const event of events) {
    const { brand = '' } = event.payload as { brand?: string };
    const held = found.get(brand) ?? [];
    held.push(...movementOf(event));
    found.set(brand, held);
  }
  return found;
}

function movementOf({ topic, payload, createdAt: at }: OutboxEvent): readonly Movement[] {
  if (topic === ROUNDS_SETTLED) return [];
  if (topic === REGISTERED_TOPIC) {
    const { memberId, currency } = payload as MemberRegistered;
    return [
      { id: 0n, memberId: BigInt(memberId), kind: 'registered', currency, amountMicro: 0n, at },
    ];
  }
  if (topic === SET) {
    const { kind, currency, members = [] } = payload as LedgerSet;
    return members.map(([memberId, amount, id]) => ({
      id: BigInt(id),
      memberId: BigInt(memberId),
      kind,
      currency,
      amountMicro: BigInt(amount),
      at,
    }));
  }
  const movement = payload as LedgerMovement;
  const kind = kindOf(topic, movement);
  if (kind === null) return [];
  // What was gained over all funds: moved from one of them to another is nothing.
  const amountMicro = (movement.legs ?? []).reduce((sum, [, gained]) => sum + BigInt(gained), 0n);
  const { memberId, transferId, currency } = movement;
  return [{ id: BigInt(transferId), memberId: BigInt(memberId), kind, currency, amountMicro, at }];
}

/** null: none of the teams' business. A posted hold that is no withdrawal returns a deposit. */
function kindOf(topic: string, { kind, takesBack }: LedgerMovement): string | null {
  if (topic === ROLLBACK) return takesBack ?? null;
  return topic === POSTED_HOLD ? 'depositReturned' : kind;
}
