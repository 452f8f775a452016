import { describe, expect, it, vi } from 'vitest';
import type { HouseRound, HouseSession } from '#contract/generated/types.ts';
import { createRoundController } from '#site/features/game/round/round-controller.ts';
import type { Press } from '#site/features/game/round/round-state.ts';
import type { HouseCalls } from '#site/features/game/session/house-calls.ts';
import type { StageControls } from '#games/stage-port.ts';
import { fakeClock } from '#tests/unit/games/kit/fake-clock.ts';
import { houseRound, houseSession, NO_TABLE, problem } from './fixture.ts';

const STAKE = 1_000_000n;

function setUp(session: HouseSession = houseSession()) {
  const clock = fakeClock();
  const presses: Press[] = [];
  const play = vi.fn<HouseCalls['play']>(async (press) => {
    presses.push(press);
    return houseRound();
  });
  const finish = vi.fn<HouseCalls['finish']>(async () => 12_000_000n);
  const read = vi.fn<HouseCalls['read']>(async () => session);
  const act = vi.fn<HouseCalls['act']>();
  const rotate = () => Promise.reject(new Error('no'));
  const house: HouseCalls = { ...NO_TABLE, play, act, finish, read, rotate };
  let keys = 0;
  const makeKey = () => `key-${(keys += 1)}`;
  const controller = createRoundController({ session, house, clock, makeKey });
  const shown: string[] = [];
  let endShow: () => void = () => undefined;
  const stage = {
    turn: vi.fn<() => void>(),
    cancelSpin: vi.fn<() => void>(),
    play: vi.fn<StageControls['play']>(
      () =>
        new Promise((resolve) => {
          shown.push('play');
          endShow = resolve;
        }),
    ),
    skip: vi.fn<() => boolean>(() => true),
    finish: vi.fn<() => void>(() => endShow()),
    celebrate: vi.fn<() => void>(),
  };
  const phase = () => controller.getState().phase.kind;
  return {
    clock,
    controller,
    stage,
    house,
    play,
    act,
    finish,
    read,
    presses,
    shown,
    phase,
    endShow: () => endShow(),
  };
}

/** Lets what has been promised come to pass. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

describe('a game session', () => {
  it('turns the reels at the press and pays out when the round has been shown', async () => {
    const { controller, stage, phase, finish, endShow } = setUp();
    controller.setStage(stage);
    controller.press({ stakeMicro: STAKE, wager: {} });
    expect(stage.turn).toHaveBeenCalledOnce();
    expect(phase()).toBe('staking');
    await settle();
    expect(phase()).toBe('showing');
    expect(stage.play).toHaveBeenCalledWith(houseRound().events, {
      roundId: '41',
      resumed: false,
    });
    expect(finish).not.toHaveBeenCalled();
    endShow();
    await settle();
    expect(finish).toHaveBeenCalledWith('41');
    expect(phase()).toBe('idle');
    expect(controller.getState().money.balanceMicro).toBe(12_000_000n);
  });

  it('takes no next press before the least time has passed', async () => {
    const { clock, controller, stage, play, endShow } = setUp();
    controller.setStage(stage);
    controller.press({ stakeMicro: STAKE, wager: {} });
    await settle();
    endShow();
    await settle();
    clock.pass(2_400);
    controller.press({ stakeMicro: STAKE, wager: {} });
    expect(play).toHaveBeenCalledTimes(1);
    clock.pass(100);
    controller.press({ stakeMicro: STAKE, wager: {} });
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('does not take a press meant to end the show for the next stake', async () => {
    const { clock, controller, stage, play, phase, endShow } = setUp();
    controller.setStage(stage);
    controller.press({ stakeMicro: STAKE, wager: {} });
    await settle();
    // A long show: the least time has passed long ago when it ends by itself.
    clock.pass(9_000);
    endShow();
    await settle();
    expect(phase()).toBe('idle');
    clock.pass(599);
    controller.press({ stakeMicro: STAKE, wager: {} });
    expect(play).toHaveBeenCalledTimes(1);
    clock.pass(1);
    controller.press({ stakeMicro: STAKE, wager: {} });
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('remarks on a slow answer at 8 s, gives up at 20 s and tries again with the same key', async () => {
    const { clock, controller, stage, play, presses, phase } = setUp();
    controller.setStage(stage);
    play.mockImplementationOnce(
      (press, signal) =>
        new Promise((_, reject) => {
          presses.push(press);
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    controller.press({ stakeMicro: STAKE, wager: {} });
    clock.pass(7_999);
    expect(controller.getState().phase).toMatchObject({ kind: 'staking', slow: false });
    clock.pass(1);
    expect(controller.getState().phase).toMatchObject({ kind: 'staking', slow: true });
    clock.pass(12_000);
    await settle();
    expect(phase()).toBe('doubt');
    expect(stage.cancelSpin).toHaveBeenCalledOnce();
    controller.retry();
    await settle();
    expect(phase()).toBe('showing');
    expect(presses.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
    // The timers of the first attempt are gone.
    clock.pass(30_000);
    expect(phase()).toBe('showing');
  });

  it('takes a new key after a refusal, and tells the balance the server named', async () => {
    const { controller, stage, play, presses, phase } = setUp();
    controller.setStage(stage);
    play.mockImplementationOnce(async (press) => {
      presses.push(press);
      throw problem('INSUFFICIENT_FUNDS', 422, { value: { balanceMicro: '300000' } });
    });
    controller.press({ stakeMicro: STAKE, wager: {} });
    await settle();
    expect(controller.getState().phase).toMatchObject({ refusal: { code: 'INSUFFICIENT_FUNDS' } });
    expect(controller.getState().money.balanceMicro).toBe(300_000n);
    expect(stage.cancelSpin).toHaveBeenCalledOnce();
    controller.press({ stakeMicro: 500_000n, wager: {} });
    await settle();
    expect(phase()).toBe('showing');
    expect(presses.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });

  it('waits by itself when the server asks for a moment, with the same key', async () => {
    const { clock, controller, stage, play, presses, phase } = setUp();
    controller.setStage(stage);
    play.mockImplementationOnce(async (press) => {
      presses.push(press);
      throw problem('ROUND_TOO_SOON', 429, { value: { waitMs: 600 } });
    });
    controller.press({ stakeMicro: STAKE, wager: {} });
    await settle();
    expect(phase()).toBe('staking');
    clock.pass(600);
    await settle();
    expect(phase()).toBe('showing');
    expect(presses.map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  });

  it('shows the round that stands in the way instead of a new one', async () => {
    const { controller, stage, play, read, phase } = setUp();
    controller.setStage(stage);
    play.mockRejectedValueOnce(problem('ROUND_OPEN', 409));
    read.mockResolvedValueOnce(houseSession({ openRound: houseRound({ roundId: '40' }) }));
    controller.press({ stakeMicro: STAKE, wager: {} });
    await settle();
    expect(controller.getState().phase).toMatchObject({ resumed: true, round: { roundId: '40' } });
    expect(stage.play).toHaveBeenCalledOnce();
    play.mockRejectedValueOnce(problem('ROUND_OPEN', 409));
    stage.finish();
    await settle();
    expect(phase()).toBe('idle');
  });

  it('says so when the round in the way is still being checked', async () => {
    const { controller, stage, play } = setUp();
    controller.setStage(stage);
    play.mockRejectedValueOnce(problem('ROUND_OPEN', 409));
    controller.press({ stakeMicro: STAKE, wager: {} });
    await settle();
    expect(stage.cancelSpin).toHaveBeenCalledOnce();
    expect(controller.getState().phase).toMatchObject({ refusal: { code: 'ROUND_OPEN' } });
  });

  it('resumes an unfinished round once the stage stands, once', async () => {
    const { controller, stage, shown, phase, finish } = setUp(
      houseSession({ openRound: houseRound() }),
    );
    expect(phase()).toBe('showing');
    controller.setStage(stage);
    controller.setStage(stage);
    expect(shown).toEqual(['play']);
    controller.skip();
    await settle();
    expect(stage.finish).toHaveBeenCalledOnce();
    expect(finish).toHaveBeenCalledWith('41');
    expect(phase()).toBe('idle');
  });

  it('ends a celebration by a tap, and does not cut a round that is not resumed', async () => {
    const { controller, stage } = setUp();
    controller.setStage(stage);
    controller.skip();
    expect(stage.skip).not.toHaveBeenCalled();
    controller.press({ stakeMicro: STAKE, wager: {} });
    await settle();
    controller.skip();
    expect(stage.skip).toHaveBeenCalledOnce();
    expect(stage.finish).not.toHaveBeenCalled();
  });

  it('asks for the payout again by itself, and then leaves it to the player', async () => {
    const { clock, controller, stage, finish, phase } = setUp(
      houseSession({ openRound: houseRound() }),
    );
    finish.mockRejectedValue(problem('NETWORK', 0));
    controller.setStage(stage);
    stage.finish();
    await settle();
    expect(phase()).toBe('finishing');
    for (const wait of [800, 2500]) {
      clock.pass(wait);
      await settle();
    }
    expect(finish).toHaveBeenCalledTimes(3);
    expect(phase()).toBe('unpaid');
    finish.mockResolvedValueOnce(13_000_000n);
    controller.retry();
    await settle();
    expect(phase()).toBe('idle');
    expect(controller.getState().money.balanceMicro).toBe(13_000_000n);
  });

  it('pays out although the picture fails or there is none', async () => {
    const broken = setUp();
    broken.stage.play.mockRejectedValueOnce(new Error('cannot be drawn'));
    broken.controller.setStage(broken.stage);
    broken.controller.press({ stakeMicro: STAKE, wager: {} });
    await settle();
    expect(broken.finish).toHaveBeenCalledOnce();
    expect(broken.phase()).toBe('idle');
    const none = setUp();
    none.controller.press({ stakeMicro: STAKE, wager: {} });
    await settle();
    expect(none.finish).toHaveBeenCalledOnce();
  });

  it('ends when the session no longer counts, be it at the stake, the payout or a reading', async () => {
    const expired = problem('TOKEN_EXPIRED', 401);
    const atStake = setUp();
    atStake.controller.setStage(atStake.stage);
    atStake.play.mockRejectedValueOnce(expired);
    atStake.controller.press({ stakeMicro: STAKE, wager: {} });
    await settle();
    expect(atStake.phase()).toBe('ended');
    expect(atStake.stage.cancelSpin).toHaveBeenCalledOnce();
    const atPayout = setUp(houseSession({ openRound: houseRound() }));
    atPayout.finish.mockRejectedValueOnce(expired);
    atPayout.controller.setStage(atPayout.stage);
    atPayout.stage.finish();
    await settle();
    expect(atPayout.phase()).toBe('ended');
    const atReading = setUp();
    atReading.read.mockRejectedValueOnce(expired);
    await atReading.controller.refresh();
    expect(atReading.phase()).toBe('ended');
  });

  it('tells nobody anything once it is closed', async () => {
    const { controller, stage, phase } = setUp();
    const heard = vi.fn<() => void>();
    let answer: (round: HouseRound) => void = () => undefined;
    const late = setUp();
    late.play.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    late.controller.subscribe(heard);
    late.controller.press({ stakeMicro: STAKE, wager: {} });
    heard.mockClear();
    late.controller.close();
    answer(houseRound());
    await settle();
    expect(heard).not.toHaveBeenCalled();
    controller.close();
    controller.setStage(stage);
    controller.press({ stakeMicro: STAKE, wager: {} });
    expect(phase()).toBe('idle');
    expect(stage.turn).not.toHaveBeenCalled();
  });
});

describe('a round that waits for its player', () => {
  const open = (change: Partial<HouseRound> = {}) =>
    houseRound({ decided: false, payoutMicro: '0', ...change });
  async function waiting() {
    const game = setUp();
    game.play.mockResolvedValue(open());
    game.controller.setStage(game.stage);
    game.controller.press({ stakeMicro: STAKE, wager: { mines: 3 } });
    await settle();
    game.endShow();
    await settle();
    return game;
  }

  it('sends each action under its number and is paid once it is decided', async () => {
    const { controller, act, finish, phase, endShow } = await waiting();
    expect(phase()).toBe('deciding');
    expect(finish).not.toHaveBeenCalled();
    act.mockResolvedValueOnce(open({ actions: [{ kind: 'open' }] }));
    controller.act({ kind: 'open' });
    controller.act({ kind: 'twice' });
    await settle();
    endShow();
    await settle();
    expect(phase()).toBe('deciding');
    act.mockResolvedValueOnce(houseRound({ actions: [{ kind: 'open' }, { kind: 'cashOut' }] }));
    controller.act({ kind: 'cashOut' });
    await settle();
    endShow();
    await settle();
    expect(act.mock.calls.map(([{ number, action }]) => [number, action])).toEqual([
      [1, { kind: 'open' }],
      [2, { kind: 'cashOut' }],
    ]);
    expect(phase()).toBe('idle');
    expect(finish).toHaveBeenCalledTimes(1);
  });

  it("counts a raise to what was staked and shows the server's balance", async () => {
    const { controller, act, endShow } = await waiting();
    const raised = {
      raisedMicro: '1000000',
      balanceMicro: '8000000',
      actions: [{ kind: 'double' }],
    };
    act.mockResolvedValueOnce(open(raised));
    controller.act({ kind: 'double' });
    await settle();
    endShow();
    expect(controller.getState().money).toMatchObject({
      balanceMicro: 8_000_000n,
      stakedMicro: 2_000_000n,
    });
  });

  it('stays open when an action is refused, and says why', async () => {
    const { controller, act, phase } = await waiting();
    act.mockRejectedValueOnce(problem('ACTION_NOT_ALLOWED', 422));
    controller.act({ kind: 'open' });
    await settle();
    expect(phase()).toBe('deciding');
    expect(controller.getState().phase).toMatchObject({ refusal: { code: 'ACTION_NOT_ALLOWED' } });
  });

  it("takes up the server's round when another window acted in it", async () => {
    const { controller, act, read, stage, phase } = await waiting();
    const moved = open({ actions: [{ kind: 'open' }] });
    act.mockRejectedValueOnce(problem('IDEMPOTENCY_MISMATCH', 409));
    read.mockResolvedValueOnce(houseSession({ openRound: moved }));
    controller.act({ kind: 'cashOut' });
    await settle();
    expect(phase()).toBe('showing');
    expect(stage.play).toHaveBeenLastCalledWith(moved.events, { roundId: '41', resumed: true });
  });
});
