import { describe, expect, it } from 'vitest';
import type { JsonObject } from '#games/game-rules.ts';
import { STAGES } from '#games/generated/stages.ts';
import { TITLES } from '#games/generated/titles.ts';
import { SLOT_NAMES } from '#games/slot/generated/slot-names.ts';
import { JACKPOT_SLOTS, OTHER_SLOTS } from '#games/slot/slot-titles.ts';
import { slotDoors } from '#games/slot/stage/slot-doors.ts';
import { verifierOf } from '#games/round-verifier.ts';
import { chipCount } from '#games/kit/chips.ts';
import { GOLDEN_SEEDS } from './golden-rounds.ts';

const TICKET = { clientSeed: 'a-player', number: 0, sold: '' };

describe('every title', () => {
  it('has a stage, and every stage a title', () => {
    const slots = [...JACKPOT_SLOTS, ...OTHER_SLOTS].map(({ code }) => code);
    expect([...Object.keys(STAGES), ...slots].toSorted()).toEqual(
      TITLES.map(({ code }) => code).toSorted(),
    );
    expect(Object.keys(SLOT_NAMES).toSorted()).toEqual(slots.toSorted());
  });

  it.each(TITLES)(
    '$code loads what it draws, and stakes by one rule on both sides',
    async (title) => {
      const doors = STAGES[title.code] ?? slotDoors(title.code);
      expect(typeof (await doors?.loadStage())).toBe('function');
      expect(typeof (await doors?.loadRules())).toBe('function');
      expect(typeof (await doors?.loadEvents())).toBe('function');
      expect(doors?.stakeRule).toEqual(title.stakeRule);
      expect(doors?.isShared ?? false).toBe(title.kind === 'shared');
    },
  );

  it.each(TITLES)('$code plays its example in every currency at every stake', async (title) => {
    const rules = await title.loadRules();
    const { replay } = verifierOf(rules);
    for (const stakes of Object.values(title.stakesMicro)) {
      for (const listed of stakes) {
        const chips = BigInt(chipCount(title.exampleWager));
        const stakeMicro = title.stakeRule.kind === 'chips' ? listed * chips : listed;
        expect(listed % BigInt(title.stakeDivisor)).toBe(0n);
        const wager = rules.series === undefined ? title.exampleWager : TICKET;
        const actions: JsonObject[] = [];
        let round = replay({ ...GOLDEN_SEEDS, nonce: 3 }, { stakeMicro, wager, actions });
        while (!round.isOver && actions.length < 60) {
          if (rules.whenLeft === null) throw new Error('it has no end for a player who left');
          actions.push(rules.whenLeft);
          const next = replay({ ...GOLDEN_SEEDS, nonce: 3 }, { stakeMicro, wager, actions });
          expect(next.events.slice(0, round.events.length)).toEqual(round.events);
          expect(next.raisedMicro ?? 0n).toBe(0n);
          round = next;
        }
        expect(round.isOver).toBe(true);
        expect(round.payoutMicro).toBeGreaterThanOrEqual(0n);
      }
    }
  });
});
