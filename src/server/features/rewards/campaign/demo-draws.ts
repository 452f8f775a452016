import { type DemoCampaign, NO_DEPOSIT, PLAIN } from './demo-gifts.ts';

const CASH = { ...PLAIN, kind: 'cash', amountMicro: '0', percent: 0, turnoverTimes: 1 } as const;
const GIVEN = { ...NO_DEPOSIT, kind: 'staff' } as const;
const PRIZES = [
  { weight: 1, amountMicro: '50000000', stock: 20 },
  { weight: 10, amountMicro: '10000000', stock: 0 },
  { weight: 30, amountMicro: '5000000', stock: 0 },
  { weight: 80, amountMicro: '2000000', stock: 0 },
  { weight: 120, amountMicro: '1000000', stock: 0 },
  { weight: 259, amountMicro: '0', stock: 0 },
];
const EGGS = [
  { weight: 1, amountMicro: '30000000', stock: 0 },
  { weight: 9, amountMicro: '5000000', stock: 0 },
  { weight: 40, amountMicro: '1000000', stock: 0 },
  { weight: 50, amountMicro: '0', stock: 0 },
];

/** The prize wheel, the golden egg and a rain of the demo, and what gives spins and tickets for them. */
export const DEMO_DRAWS: readonly DemoCampaign[] = [
  {
    code: 'wheel',
    startsInDays: -2,
    change: {
      type: 'gaming',
      tags: ['daily'],
      hero: 'wheel',
      trigger: { ...NO_DEPOSIT, kind: 'wheel' },
      reward: CASH,
      prizes: PRIZES,
      timesPerMember: 1000,
      budgetMicro: '5000000000',
    },
    es: [
      'Rueda de premios',
      'Cada giro puede ganar hasta 50. Las probabilidades están publicadas.',
      'Los giros se ganan con misiones y regalos. El importe se retira tras apostarlo una vez.',
    ],
    en: [
      'Prize wheel',
      'Each spin can win up to 50. Its chances are published.',
      'Missions and gifts give spins. The amount can be withdrawn after its turnover of one time.',
    ],
  },
  {
    code: 'egg',
    startsInDays: -2,
    change: {
      type: 'gaming',
      tags: ['specialOffer'],
      hero: 'coins',
      trigger: { ...NO_DEPOSIT, kind: 'egg' },
      reward: CASH,
      prizes: EGGS,
      timesPerMember: 1000,
      budgetMicro: '3000000000',
    },
    es: [
      'Huevo de oro',
      'Abre uno de tres huevos y encuentra hasta 30.',
      'El resultado se sortea antes de elegir. El importe se retira tras apostarlo una vez.',
    ],
    en: [
      'Golden egg',
      'Open one of three eggs and find up to 30.',
      'The result is drawn before the pick. The amount can be withdrawn after its turnover of one time.',
    ],
  },
  {
    code: 'spins',
    startsInDays: -2,
    change: {
      type: 'newPlayer',
      tags: ['newbie'],
      hero: 'wheel',
      trigger: GIVEN,
      reward: { ...CASH, kind: 'spins', amountMicro: '5000000', turnoverTimes: 0, rounds: 5 },
      budgetMicro: '5000000000',
    },
    es: [
      'Cinco giros de bienvenida',
      'Cinco giros de la rueda de premios.',
      'Nuestro equipo los da a quienes acaban de llegar.',
    ],
    en: [
      'Five welcome spins',
      'Five spins of the prize wheel.',
      'Our team gives them to newcomers.',
    ],
  },
  {
    code: 'tickets',
    startsInDays: -2,
    change: {
      type: 'newPlayer',
      tags: ['newbie'],
      hero: 'coins',
      trigger: GIVEN,
      reward: { ...CASH, kind: 'tickets', amountMicro: '3000000', turnoverTimes: 0, rounds: 3 },
      budgetMicro: '3000000000',
    },
    es: [
      'Tres boletos de oro',
      'Tres boletos para el huevo de oro.',
      'Nuestro equipo los da a quienes acaban de llegar.',
    ],
    en: [
      'Three golden tickets',
      'Three tickets for the golden egg.',
      'Our team gives them to newcomers.',
    ],
  },
  {
    code: 'rain',
    startsInDays: -1,
    endsInDays: 6,
    change: {
      type: 'other',
      tags: ['limited'],
      hero: 'lantern',
      trigger: {
        ...NO_DEPOSIT,
        kind: 'rain',
        envelopes: 200,
        leastMicro: '500000',
        mostMicro: '20000000',
      },
      reward: CASH,
      timesPerMember: 1,
      budgetMicro: '400000000',
    },
    es: [
      'Lluvia de sobres',
      '200 sobres se reparten 400. Toma el tuyo antes de que se acaben.',
      'Cada jugador toma un sobre. Lo que nadie toma vuelve al presupuesto. El importe se retira tras apostarlo una vez.',
    ],
    en: [
      'Envelope rain',
      '200 envelopes share 400. Take yours before they are gone.',
      'Each player takes one envelope. What is not taken goes back to the budget. The amount can be withdrawn after its turnover of one time.',
    ],
  },
];
