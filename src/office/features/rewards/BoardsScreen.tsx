import type { BoardState, OfficeBoard } from '#contract/generated/types.ts';
import { boardList } from '#domain/mission/board-list.ts';
import { actionsOf } from '#staff/desk/desk-action.ts';
import { Desk } from '#staff/desk/Desk.tsx';
import type { Fact } from '#staff/kit/Facts.tsx';
import { Amount } from '#staff/values/Amount.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill, type PillProps } from '#ui/kit/Pill.tsx';
import { BoardPlaceField, readRemoval } from './BoardPlaceField.tsx';
import { BoardPlaces } from './BoardPlaces.tsx';

const TONES: Readonly<Record<BoardState, PillProps['tone']>> = {
  running: 'plain',
  review: 'accent',
  paid: 'win',
  cancelled: 'loss',
};

const action = actionsOf<'listBoards'>();

const decides = (decision: 'pay' | 'cancel') =>
  action({
    id: decision,
    operation: 'decideBoard',
    permission: 'promotion.decide',
    tone: decision === 'pay' ? 'primary' : 'secondary',
    applies: ({ state }) => state === 'review',
    request: ({ brand, boardId, version }, { text: reason }) => ({
      params: { brand, boardId },
      body: { decision, version, reason },
    }),
  });

const remove = action({
  id: 'remove',
  operation: 'removeBoardPlace',
  permission: 'promotion.decide',
  tone: 'secondary',
  applies: ({ state, places }) => state === 'review' && places.length > 0,
  ask: { kind: 'field', Field: BoardPlaceField },
  request: ({ brand, boardId, version }, { choice }) => ({
    params: { brand, boardId },
    body: { version, ...readRemoval(choice) },
  }),
});

const ACTIONS = [decides('pay'), decides('cancel'), remove];

const CELLS = { state: ({ state }: OfficeBoard) => <State state={state} /> };

/** Rankings that have ended: staff check their places, and give or cancel the prizes. */
export function BoardsScreen() {
  const say = useTexts('board-desk');
  const facts = (item: OfficeBoard): readonly Fact[] => [
    {
      id: 'pot',
      label: say('board-desk:pot'),
      value: <Amount micro={BigInt(item.potMicro)} currency={item.currency} />,
    },
    { id: 'players', label: say('board-desk:players'), value: String(item.players) },
  ];
  return (
    <Desk
      list={boardList}
      permission="promotion.decide"
      topic="promotionQueue"
      actions={ACTIONS}
      name={({ title }) => title}
      cells={CELLS}
      facts={facts}
      detail={(board) => <BoardPlaces board={board} />}
    />
  );
}

function State({ state }: { state: BoardState }) {
  const say = useTexts('board-desk');
  return <Pill tone={TONES[state]}>{say(`board-desk:state.${state}`)}</Pill>;
}
