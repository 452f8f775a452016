import type { JsonObject } from '#games/game-rules.ts';

/**
 * Rounds of every version that has decided rounds, computed once when the version was published.
 * Add entries for a new version; never change or remove one.
 */
export const GOLDEN_SEEDS = { serverSeed: `${'0'.repeat(63)}1`, clientSeed: 'demo-client' };

export interface GoldenRound {
  readonly nonce: number;
  /** Left out: the stake says all. */
  readonly wager?: JsonObject;
  readonly actions?: readonly JsonObject[];
  readonly payoutMicro: string;
  readonly eventCount: number;
  /** SHA-256 of the events as JSON. */
  readonly eventsHash: string;
}

/** At a stake of 1.00. */
export const GOLDEN_ROUNDS: Readonly<Record<string, readonly GoldenRound[]>> = {
  'jade-orchard@1.0.0': [
    {
      nonce: 0,
      payoutMicro: '0',
      eventCount: 4,
      eventsHash: '37450542fdf3d97c9717b45dce8f0076e46f6c7663e02b2f90c21af5ddb45f07',
    },
    {
      nonce: 7,
      payoutMicro: '0',
      eventCount: 4,
      eventsHash: 'd4690a0b69bc572ee94c93f7daf45807ffe523274d83604638139809b0f64b35',
    },
    {
      nonce: 446,
      payoutMicro: '32400000',
      eventCount: 86,
      eventsHash: '385a5755a76b7fe7e65e66b362d6d2aab899673d4b823ec798facf8834ead665',
    },
  ],
  'ace-blackjack@1.0.0': [
    {
      nonce: 0,
      wager: {},
      actions: [{ kind: 'stand' }],
      payoutMicro: '0',
      eventCount: 12,
      eventsHash: '9e7f5212555808a90d3eee9e7080a26fd3a45a49bf98d14806ce49333ff8ac8e',
    },
    {
      nonce: 1,
      wager: {},
      actions: [{ kind: 'stand' }],
      payoutMicro: '0',
      eventCount: 13,
      eventsHash: '02a35b82c8a83d3ab176110b926e2a0516e8ca79905e33b102516c6374679cab',
    },
    {
      nonce: 2,
      wager: {},
      actions: [{ kind: 'stand' }],
      payoutMicro: '2000000',
      eventCount: 13,
      eventsHash: '0ec42d4f27b693f80e9e7bbd4b8fafcc50ecf34482cc176516000007943811c2',
    },
  ],
  'crash-comet@1.0.0': [
    {
      nonce: 0,
      wager: { autoCashOut: 150 },
      actions: [],
      payoutMicro: '0',
      eventCount: 3,
      eventsHash: 'd23af622d07b07a23340eaf9e419872c28b074b421220cc786caf3c6c9f2cf66',
    },
    {
      nonce: 1,
      wager: { autoCashOut: 150 },
      actions: [],
      payoutMicro: '1500000',
      eventCount: 4,
      eventsHash: 'bdcbcb8e2cf7108326432a09ebdb982f6df1185b4a934c113774d7d0448c9244',
    },
    {
      nonce: 2,
      wager: { autoCashOut: 150 },
      actions: [],
      payoutMicro: '1500000',
      eventCount: 4,
      eventsHash: '19e66e8cec1bcbecc95fb73ecf5cfc0ef47328142961d8d8cde25ea3462659b6',
    },
  ],
  'crash-comet@1.0.1': [
    {
      nonce: 0,
      wager: { autoCashOut: 150 },
      actions: [],
      payoutMicro: '0',
      eventCount: 3,
      eventsHash: '85a487f8dabbf2ec35f0d115bf23455df82559c7084ed52be3c518ccba709224',
    },
    {
      nonce: 1,
      wager: { autoCashOut: 150 },
      actions: [],
      payoutMicro: '1500000',
      eventCount: 4,
      eventsHash: '43dee0c89a4588ecb7af64e100041db01cf05bfdbe428e3e182b4b8b386ec57d',
    },
    {
      nonce: 2,
      wager: { autoCashOut: null },
      actions: [{ kind: 'cashOut', at: 100 }],
      payoutMicro: '1000000',
      eventCount: 4,
      eventsHash: 'b2612949abe2f105e95813b47c3d78d27aad0ea920c5f39637d9cef5d370ca0e',
    },
  ],
  'dice-line@1.0.0': [
    {
      nonce: 0,
      wager: { target: 5000, side: 'under' },
      actions: [],
      payoutMicro: '1980000',
      eventCount: 3,
      eventsHash: '4e47b0dd4e2f527daa7dda3bcc9e9edd1c6ff23b447461b979efcbc0a64cf533',
    },
    {
      nonce: 1,
      wager: { target: 5000, side: 'under' },
      actions: [],
      payoutMicro: '1980000',
      eventCount: 3,
      eventsHash: 'd7e193de6b942ca02838bf1e07de1a79f5ab77e6fec654de14c4cd750a051479',
    },
    {
      nonce: 2,
      wager: { target: 5000, side: 'under' },
      actions: [],
      payoutMicro: '1980000',
      eventCount: 3,
      eventsHash: '96c1026e0aa3f70cccf7621f416f96c6fdaf500f439cef321198c1ade982c3de',
    },
  ],
  'heart-hi-lo@1.0.0': [
    {
      nonce: 0,
      wager: {},
      actions: [{ kind: 'guess', side: 'high' }, { kind: 'cashOut' }],
      payoutMicro: '6435000',
      eventCount: 6,
      eventsHash: 'b28f800ae4635369e3069654ddd24757290bb15255bb620cf261845a142cfcf4',
    },
    {
      nonce: 1,
      wager: {},
      actions: [{ kind: 'guess', side: 'high' }, { kind: 'cashOut' }],
      payoutMicro: '1838500',
      eventCount: 6,
      eventsHash: '88242eae3fc54136de1052d4514f532fb75b0752bafbd9336ab0ac3b231bc9fd',
    },
    {
      nonce: 2,
      wager: {},
      actions: [{ kind: 'guess', side: 'high' }, { kind: 'cashOut' }],
      payoutMicro: '1608700',
      eventCount: 6,
      eventsHash: '8cd462382402e24fbc2bf6d520a7f11effd3841435ef8c0f6926010db29e1607',
    },
  ],
  'keno-forty@1.0.0': [
    {
      nonce: 0,
      wager: { picks: [3, 9, 17, 28] },
      actions: [],
      payoutMicro: '0',
      eventCount: 12,
      eventsHash: '6b83c390a51e624c83a1fcfbeb8979aaeefddc96d364ba8bd6c79efd3cfcbc32',
    },
    {
      nonce: 1,
      wager: { picks: [3, 9, 17, 28] },
      actions: [],
      payoutMicro: '0',
      eventCount: 12,
      eventsHash: 'c04f586d8f2cfcfb6ffc9e4452b625f7a7223a1cadd182887e412dc8ca1632e7',
    },
    {
      nonce: 2,
      wager: { picks: [3, 9, 17, 28] },
      actions: [],
      payoutMicro: '1700000',
      eventCount: 12,
      eventsHash: '31dbba9a28499a2c2320351691072ab9c60d8b0753043c63e26ebca04124842a',
    },
  ],
  'mine-garden@1.0.0': [
    {
      nonce: 0,
      wager: { mines: 3 },
      actions: [{ kind: 'open', cell: 0 }, { kind: 'open', cell: 24 }, { kind: 'cashOut' }],
      payoutMicro: '1285700',
      eventCount: 6,
      eventsHash: 'd2f6ae0c3bf7bcb55c899c2cceae0f8e109aad58aac49423653e416d724fef61',
    },
    {
      nonce: 1,
      wager: { mines: 3 },
      actions: [{ kind: 'open', cell: 0 }, { kind: 'open', cell: 24 }, { kind: 'cashOut' }],
      payoutMicro: '1285700',
      eventCount: 6,
      eventsHash: '5d010b2d9de7c151ea9fc97bb6b1c0f19f3c217b21ec3089de90c8c1a00231fc',
    },
    {
      nonce: 2,
      wager: { mines: 3 },
      actions: [{ kind: 'open', cell: 0 }, { kind: 'open', cell: 24 }, { kind: 'cashOut' }],
      payoutMicro: '1285700',
      eventCount: 6,
      eventsHash: '40e9a9ab439ea38b9638766596c72905f2955ca705df703095237949b26dd5ac',
    },
  ],
  'plinko-falls@1.0.0': [
    {
      nonce: 0,
      wager: { rows: 12, risk: 'high' },
      actions: [],
      payoutMicro: '2000000',
      eventCount: 16,
      eventsHash: '168f72d83f7e49a88fd9bade0053f0920be9017df04f261edb404253d3a4f60e',
    },
    {
      nonce: 1,
      wager: { rows: 12, risk: 'high' },
      actions: [],
      payoutMicro: '200000',
      eventCount: 16,
      eventsHash: 'b04860ce3b33d8b987ddfbe47c9e0ec821c8c5cfaf1987fe0ab01be360e43842',
    },
    {
      nonce: 2,
      wager: { rows: 12, risk: 'high' },
      actions: [],
      payoutMicro: '200000',
      eventCount: 16,
      eventsHash: 'da437721c8bd4ff9078d61a07478a686167b6d0309ca64ad23b64820a6f0f682',
    },
  ],
  'poker-jacks@1.0.0': [
    {
      nonce: 0,
      wager: {},
      actions: [{ kind: 'draw', held: [true, true, false, false, false] }],
      payoutMicro: '0',
      eventCount: 4,
      eventsHash: '330530089dab8cd7129a5448f8b6944cf6845dd8457fb9a612345ed4a8e5a518',
    },
    {
      nonce: 1,
      wager: {},
      actions: [{ kind: 'draw', held: [true, true, false, false, false] }],
      payoutMicro: '0',
      eventCount: 4,
      eventsHash: 'ee6a57753d8f511bde37995dbe5a645331dc012537b2afd62f1eaf373cef53fa',
    },
    {
      nonce: 4,
      wager: {},
      actions: [{ kind: 'draw', held: [true, true, false, false, false] }],
      payoutMicro: '1000000',
      eventCount: 4,
      eventsHash: '7ae16d8627a82e10031ef422304a690a2f65e6699e53dbea05673e8a37ffad1e',
    },
  ],
  'roulette-corsa@1.0.0': [
    {
      nonce: 0,
      wager: {
        bets: [
          { spot: 'red', chips: 2 },
          { spot: 'n17', chips: 1 },
          { spot: 'doz2', chips: 1 },
        ],
      },
      actions: [],
      payoutMicro: '0',
      eventCount: 4,
      eventsHash: 'c6c8de2c25aa3f9baa04c334bcdf14224e54837a9217c8338ba9382e9f99eabd',
    },
    {
      nonce: 1,
      wager: {
        bets: [
          { spot: 'red', chips: 2 },
          { spot: 'n17', chips: 1 },
          { spot: 'doz2', chips: 1 },
        ],
      },
      actions: [],
      payoutMicro: '750000',
      eventCount: 4,
      eventsHash: '0bc1e08b4c284633cf49d6d5bdd2a31fd9d4376ff059787a71625672ae41ede1',
    },
    {
      nonce: 2,
      wager: {
        bets: [
          { spot: 'red', chips: 2 },
          { spot: 'n17', chips: 1 },
          { spot: 'doz2', chips: 1 },
        ],
      },
      actions: [],
      payoutMicro: '1750000',
      eventCount: 4,
      eventsHash: 'bb34d97807e4bdd74723bbca101d0763741af058425f16a18f69b28db78fef91',
    },
  ],
  'scratch-fiesta@1.0.0': [
    {
      nonce: 0,
      wager: { ticket: 0 },
      actions: [],
      payoutMicro: '50000000',
      eventCount: 3,
      eventsHash: 'ed25b3cdce10283fffae67f742b39cdd2c68e8cd9274481f63f04ba52514265d',
    },
    {
      nonce: 1,
      wager: { ticket: 1 },
      actions: [],
      payoutMicro: '0',
      eventCount: 3,
      eventsHash: 'a3844a77d80cb27532af7a448d2140501a1d2a665e52024d21b107d33217a45f',
    },
    {
      nonce: 2,
      wager: { ticket: 2 },
      actions: [],
      payoutMicro: '1000000',
      eventCount: 3,
      eventsHash: '24c7e1d588b75ea9022e1edbeda16f96c44eb8fa51f8dfe41888de102ad7d8b7',
    },
  ],
  'scratch-fiesta@1.1.0': [
    {
      nonce: 0,
      wager: { clientSeed: 'ana', number: 0, sold: '' },
      actions: [],
      payoutMicro: '0',
      eventCount: 3,
      eventsHash: '9983bba094c81dab0ed75d59dfc1c967138699811daefd3c947d6e6ae320089a',
    },
    {
      nonce: 1,
      wager: { clientSeed: 'luis', number: 1, sold: '08' },
      actions: [],
      payoutMicro: '0',
      eventCount: 3,
      eventsHash: '5355623ed245d6d1e31704a29007f040b9b9793da9e8430939233d2566451975',
    },
    {
      nonce: 2,
      wager: { clientSeed: 'eva', number: 2, sold: '081' },
      actions: [],
      payoutMicro: '5000000',
      eventCount: 3,
      eventsHash: '084e7477d70d44a14962cde6efa344efcb24a03a05f4a62cd2f01206a963bea0',
    },
  ],
};
