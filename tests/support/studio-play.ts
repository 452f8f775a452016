import type { LivePlace, LiveProof, LiveTable } from '#contract/generated/types.ts';
import type { Server } from '#server/compose.ts';
import { runStudio } from '#server/products/studio/run-studio.job.ts';
import type { StudioParts } from '#server/products/studio/studio-parts.ts';
import type { TestMember } from './members.ts';
import type { TestApp } from './test-app.ts';

export const WITH_STUDIO = { VENDORS: 'house,STUDIO' };
const AT = '/wps/relay/live/tables';

/** The parts of a server's studio. */
export function studioOf({ features }: Pick<Server, 'features'>): StudioParts {
  for (const feature of features) {
    if ('studio' in feature) return feature.studio as StudioParts;
  }
  throw new Error('this server has no studio');
}

let presses = 0;
const press = (): string => `live-press-${(presses += 1)}`;

/** What tests of live tables do again and again. */
export function studioPlay(app: () => TestApp) {
  const step = () => runStudio(studioOf(app().server));
  const table = async (code: string): Promise<LiveTable> =>
    (await app().call<{ table: LiveTable }>('GET', `${AT}/${code}`)).body.value.table;
  /** Goes to a moment, and lets the tables follow. */
  const until = async (moment: string | null): Promise<void> => {
    const ms = Date.parse(moment ?? '') - app().clock.now().getTime();
    app().clock.advance({ ms: Math.max(0, ms) });
    await step();
  };
  return {
    step,
    until,
    table,
    /** The table with a round that takes bets. */
    async open(code: string): Promise<LiveTable> {
      for (let turn = 0; turn < 40; turn += 1) {
        const shown = await table(code);
        if (shown.status === 'open') return shown;
        app().clock.advance({ ms: 1_500 });
        await step();
      }
      throw new Error(`${code} opened no round`);
    },
    /** Closes the bets of the round that is open, and shows its first cards. */
    async deal(code: string): Promise<LiveTable> {
      await until((await table(code)).closesAt);
      await until((await table(code)).dealtAt);
      return table(code);
    },
    /** Shows the cards that follow the answers, or waits for the time of silent players. */
    async follow(code: string): Promise<LiveTable> {
      await step();
      const shown = await table(code);
      if (shown.status === 'deciding') await until(shown.decidesUntil);
      await until((await table(code)).dealtAt);
      return table(code);
    },
    /** Closes, deals and pays the round that is open. */
    async play(code: string): Promise<LiveTable> {
      await until((await table(code)).closesAt);
      await until((await table(code)).dealtAt);
      return table(code);
    },
    order: (
      { token }: TestMember,
      code: string,
      roundNumber: number,
      stakes: Readonly<Record<string, number>>,
      key = press(),
    ) =>
      app().call<LivePlace>('POST', `${AT}/${code}/orders`, {
        token,
        key,
        body: {
          roundNumber,
          bets: Object.entries(stakes).map(([spot, units]) => ({
            spot,
            stakeMicro: String(BigInt(Math.round(units * 1_000)) * 1_000n),
          })),
        },
      }),
    /** Answers a question of the round in the step that is asked. */
    choose: async (
      { token }: TestMember,
      code: string,
      choice: string,
      spot: string,
      at?: number,
    ) => {
      const { roundNumber, step: now } = await table(code);
      return app().call<LivePlace>('POST', `${AT}/${code}/choices`, {
        token,
        key: press(),
        body: { roundNumber, step: at ?? now, spot, choice },
      });
    },
    sit: ({ token }: TestMember, code: string, seat: number) =>
      app().call<LivePlace>('POST', `${AT}/${code}/seats/${seat}`, {
        token,
        key: press(),
        body: {},
      }),
    leave: ({ token }: TestMember, code: string, seat: number) =>
      app().call<LivePlace>('POST', `${AT}/${code}/seats/${seat}/leave`, {
        token,
        key: press(),
        body: {},
      }),
    takeBack: ({ token }: TestMember, code: string, orderId: string) =>
      app().call<LivePlace>('POST', `${AT}/${code}/orders/${orderId}/return`, {
        token,
        key: press(),
        body: {},
      }),
    place: async ({ token }: TestMember, code: string): Promise<LivePlace> =>
      (await app().call<LivePlace>('GET', `${AT}/${code}/place`, { token })).body.value,
    proof: async (code: string, roundNumber: number): Promise<LiveProof> =>
      (await app().call<LiveProof>('GET', `${AT}/${code}/rounds/${roundNumber}`)).body.value,
  };
}
