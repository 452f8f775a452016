import { NEW_GOAL } from '#domain/mission/goal.ts';
import { type DemoCampaign, NO_DEPOSIT, PLAIN } from './demo-gifts.ts';

const CASH = { ...PLAIN, kind: 'cash', percent: 0, turnoverTimes: 1 } as const;

/** Missions of the demo for a day, a week and the whole season, and a ranking. */
export const DEMO_MISSIONS: readonly DemoCampaign[] = [
  {
    code: 'dailyRounds',
    startsInDays: -2,
    change: {
      type: 'gaming',
      tags: ['daily'],
      hero: 'dice',
      trigger: {
        ...NO_DEPOSIT,
        kind: 'mission',
        goals: [
          { ...NEW_GOAL, fact: 'rounds', least: '5' },
          { ...NEW_GOAL, fact: 'games', least: '2' },
        ],
      },
      reward: { ...CASH, amountMicro: '1000000' },
      timesPerMember: 1,
      timesPer: 'day',
      claimDays: 3,
      budgetMicro: '2000000000',
    },
    es: [
      'Cinco rondas al día',
      'Juega cinco rondas en dos títulos distintos y recibe 1 en efectivo.',
      'La misión empieza de nuevo cada día. El importe se retira tras apostarlo una vez.',
    ],
    en: [
      'Five rounds a day',
      'Play five rounds of two different titles and receive 1 in cash.',
      'The mission begins again each day. The amount can be withdrawn after its turnover of one time.',
    ],
  },
  {
    code: 'weeklyStreak',
    startsInDays: -2,
    change: {
      type: 'gaming',
      tags: ['limited'],
      hero: 'crown',
      trigger: {
        ...NO_DEPOSIT,
        kind: 'mission',
        goals: [{ ...NEW_GOAL, fact: 'days', least: '3' }],
      },
      reward: { ...PLAIN, kind: 'points', amountMicro: '3000000', percent: 0, turnoverTimes: 0 },
      timesPerMember: 1,
      timesPer: 'week',
      claimDays: 7,
      budgetMicro: '3000000000',
    },
    es: [
      'Tres días seguidos',
      'Juega tres días seguidos de una semana y recibe puntos por valor de 3.',
      'La misión empieza de nuevo cada lunes. Una apuesta al día basta.',
    ],
    en: [
      'Three days in a row',
      'Play on three days in a row of a week and receive points worth 3.',
      'The mission begins again each Monday. One bet a day is enough.',
    ],
  },
  {
    code: 'bigWin',
    startsInDays: -2,
    change: {
      type: 'rngSlots',
      tags: ['specialOffer'],
      hero: 'gem',
      trigger: {
        ...NO_DEPOSIT,
        kind: 'mission',
        goals: [
          { ...NEW_GOAL, fact: 'wins', least: '3', multiple: 5, categories: ['RNG'] },
          { ...NEW_GOAL, fact: 'validBet', least: '50000000', categories: ['RNG'] },
        ],
      },
      reward: { ...CASH, amountMicro: '5000000' },
      timesPerMember: 1,
      timesPer: 'campaign',
      claimDays: 14,
      budgetMicro: '5000000000',
    },
    es: [
      'Tres golpes de cinco',
      'Gana tres rondas de slots a cinco veces la apuesta y apuesta 50 en slots.',
      'La misión se cumple una vez. El importe se retira tras apostarlo una vez.',
    ],
    en: [
      'Three wins at five times',
      'Win three slot rounds at five times their stake, and bet 50 on slots.',
      'The mission can be completed once. The amount can be withdrawn after its turnover of one time.',
    ],
  },
  {
    code: 'ranking',
    startsInDays: -2,
    endsInDays: 12,
    change: {
      type: 'rank',
      tags: ['specialOffer'],
      hero: 'crown',
      trigger: {
        ...NO_DEPOSIT,
        kind: 'board',
        goals: [{ ...NEW_GOAL, fact: 'bestMultiple', least: '2000', minStakeMicro: '100000' }],
      },
      reward: { ...CASH, amountMicro: '0' },
      prizes: [
        { weight: 1, amountMicro: '100000000', stock: 0 },
        { weight: 2, amountMicro: '50000000', stock: 0 },
        { weight: 7, amountMicro: '10000000', stock: 0 },
      ],
      timesPerMember: 1,
      budgetMicro: '270000000',
    },
    es: [
      'Clasificación de múltiplos',
      'Las diez mejores rondas por múltiplo se reparten 270.',
      'Cuenta la mejor ronda de cada jugador con una apuesta de 0,10 o más. Los empates comparten sus premios.',
    ],
    en: [
      'Ranking of multiples',
      'The ten best rounds by multiple share 270.',
      'The best round of each player counts, with a stake of 0.10 or more. Equal scores share their prizes.',
    ],
  },
];
