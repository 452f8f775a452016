import { ChoiceError, type GameRules } from '#games/game-rules.ts';
import type { GameTitle } from '#games/game-title.ts';

/*
 * A ladder of two to five rungs. Each climb holds half of the time and doubles what leaving pays, less
 * a twentieth at every rung; a fall pays nothing. The top ends the round. Bracing stakes as much again.
 */

interface Wager {
  readonly rungs: number;
}

interface Action {
  readonly kind: 'climb' | 'leave' | 'brace';
}

const VERSION = '1.0.0';

const play: GameRules['play'] = ({ stakeMicro, wager, actions, stream }) => {
  const { rungs } = wager as unknown as Wager;
  // The schema lets it pass, and the rules do not.
  if (rungs === 4) throw new ChoiceError('/rungs', 'no ladder has four rungs');
  const events: { type: string; [fact: string]: unknown }[] = [{ type: 'roundStarted', rungs }];
  let payoutMicro = stakeMicro;
  let raisedMicro = 0n;
  let rung = 0;
  let isOver = false;
  for (const action of actions) {
    const { kind } = action as unknown as Action;
    if (isOver) throw new ChoiceError('', 'the round is over');
    if (kind === 'leave') {
      if (rung === 0) throw new ChoiceError('/kind', 'nobody leaves from the ground');
      events.push({ type: 'left', rung });
      isOver = true;
      continue;
    }
    if (kind === 'brace') {
      raisedMicro += stakeMicro;
      payoutMicro += stakeMicro;
      events.push({ type: 'braced', raisedMicro: String(raisedMicro) });
      continue;
    }
    const holds = stream.nextBelow(2) === 1;
    rung += 1;
    payoutMicro = holds ? (payoutMicro * 2n * 19n) / 20n : 0n;
    events.push({ type: holds ? 'climbed' : 'fell', rung });
    isOver = !holds || rung === rungs;
  }
  if (isOver) events.push({ type: 'roundEnded', payoutMicro: String(payoutMicro) });
  return { events, payoutMicro, isOver, raisedMicro };
};

export const rules: GameRules = { version: VERSION, play, whenLeft: { kind: 'climb' } };

export const game: GameTitle = {
  code: 'ladder',
  name: 'Ladder',
  category: 'RNG',
  subCategories: ['AC'],
  kind: 'stepped',
  theme: 'casino',
  aliases: [],
  releasedOn: '2026-01-01',
  rtpPercent: '95.00',
  rtpMostPercent: '95.00',
  needsSkill: false,
  volatility: 'high',
  lines: null,
  tags: [],
  version: VERSION,
  minRoundMs: 0,
  flags: { autoplay: false, turbo: false, celebrateAboveStakeOnly: true, showNet: true },
  stakesMicro: { PEN: [1_000_000n, 2_000_000n] },
  stakeRule: { kind: 'listed' },
  stakeDivisor: 20,
  exampleWager: { rungs: 3 },
  wagerSchema: {
    type: 'object',
    additionalProperties: false,
    required: ['rungs'],
    properties: { rungs: { type: 'integer', minimum: 2, maximum: 5 } },
  },
  actionSchema: {
    type: 'object',
    additionalProperties: false,
    required: ['kind'],
    properties: { kind: { enum: ['climb', 'leave', 'brace'] } },
  },
  loadRules: () => Promise.resolve(rules),
  pastRules: {},
};
