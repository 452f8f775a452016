import type { StageAction } from '../../stage-port.ts';
import { canDouble, canSplit, totalOf, valueOf } from '../../kit/blackjack/hand.ts';
import { strategyMove } from '../../kit/blackjack/strategy.ts';
import type { Wording } from '../../kit/stage/stage-game.ts';
import { ACE_BLACKJACK, type ActionKind } from '../rules.ts';
import { ACE_BLACKJACK_SHEET } from '../sheet.ts';
import type { BlackjackState } from './blackjack-state.ts';
import { isHintOn } from './hint.ts';

/** What the insurance returns, from the sheet: its label must not flatter it. */
const INSURANCE_RETURN = Number(
  ACE_BLACKJACK_SHEET.tables[0]?.rows.find(({ name }) => name.key === 'spot.insurance')
    ?.returnPercent,
);

const KEYS: Readonly<Record<ActionKind, string>> = {
  hit: 'h',
  stand: 's',
  double: 'd',
  split: 'p',
  insure: 'i',
  decline: 'n',
};

/** The published strategy's next action; null where there is none to take. */
export function hintOf({ insurance, active, hands, dealer }: BlackjackState): ActionKind | null {
  if (insurance === 'offered') return 'decline';
  const hand = active === null ? undefined : hands[active];
  const up = dealer[0] ?? null;
  if (hand === undefined || up === null || hand.cards.length < 2) return null;
  return strategyMove({
    ...totalOf(hand.cards),
    pairValue: canSplit(hand, hands.length, ACE_BLACKJACK.mostHands)
      ? valueOf(hand.cards[0] ?? 0)
      : null,
    canDouble: canDouble(hand),
    up: valueOf(up),
  });
}

export function actionsOf(
  state: BlackjackState,
  { say, money, number }: Wording,
): readonly StageAction[] {
  const { insurance, active, hands, stakeMicro, insuranceMicro } = state;
  const hint = isHintOn() ? hintOf(state) : null;
  const button = (kind: ActionKind, label: string): StageAction => ({
    id: kind,
    label,
    action: { kind },
    key: KEYS[kind],
    isHint: kind === hint,
    isMain: kind === 'stand' || kind === 'decline',
  });
  if (insurance === 'offered') {
    const values = { amount: money(insuranceMicro), percent: number(INSURANCE_RETURN, 1) };
    return [
      button('insure', say('ace-blackjack:act.insure', values)),
      button('decline', say('ace-blackjack:act.decline')),
    ];
  }
  const hand = active === null ? undefined : hands[active];
  if (hand === undefined) return [];
  const raise = { amount: money(stakeMicro) };
  return [
    ...(canSplit(hand, hands.length, ACE_BLACKJACK.mostHands)
      ? [button('split', say('ace-blackjack:act.split', raise))]
      : []),
    ...(canDouble(hand) ? [button('double', say('ace-blackjack:act.double', raise))] : []),
    button('hit', say('ace-blackjack:act.hit')),
    button('stand', say('ace-blackjack:act.stand')),
  ];
}
