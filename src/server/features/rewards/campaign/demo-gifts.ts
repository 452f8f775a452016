import type { Campaign, CampaignReward } from '#contract/generated/types.ts';

type Words = readonly [title: string, summary: string, terms: string];

/** A demo's campaign: what differs from a first-deposit bonus, and its words in both languages. */
export interface DemoCampaign {
  readonly code: string;
  /** Days from now; below zero: it began before. */
  readonly startsInDays: number;
  /** Days from now; left out: until it is ended. */
  readonly endsInDays?: number;
  readonly change: Partial<Omit<Campaign, 'trigger' | 'reward'>> & {
    readonly trigger?: Partial<Campaign['trigger']>;
    readonly reward?: Partial<CampaignReward>;
  };
  readonly es: Words;
  readonly en: Words;
}

export const NO_DEPOSIT = { mustJoin: false, depositNumber: 0, minDepositMicro: '0' } as const;
export const PLAIN = { locksDeposit: false, maxStakeMicro: '0' } as const;

/** Campaigns of the demo that need no deposit: staff give them, or a player applies. */
export const DEMO_GIFTS: readonly DemoCampaign[] = [
  {
    code: 'points',
    startsInDays: -2,
    change: {
      type: 'pointMall',
      tags: ['newbie'],
      hero: 'gem',
      trigger: { ...NO_DEPOSIT, kind: 'staff' },
      reward: { ...PLAIN, kind: 'points', amountMicro: '50000000', percent: 0, turnoverTimes: 0 },
      timesPerMember: 1,
      budgetMicro: '5000000000',
    },
    es: [
      'Puntos de bienvenida',
      'Puntos por valor de 50 para tu primera visita a la tienda de puntos.',
      'Nuestro equipo los da a quienes acaban de llegar. No deben apuestas.',
    ],
    en: [
      'Welcome points',
      'Points worth 50 for your first visit to the points mall.',
      'Our team gives them to newcomers. They owe no bets.',
    ],
  },
  {
    code: 'zalo',
    startsInDays: -2,
    change: {
      type: 'appDownload',
      tags: ['limited'],
      hero: 'ticket',
      trigger: { ...NO_DEPOSIT, kind: 'application', asksPictures: true },
      reward: { ...PLAIN, kind: 'cash', amountMicro: '131000000', percent: 0, turnoverTimes: 3 },
      timesPerMember: 1,
      budgetMicro: '6550000000',
    },
    es: [
      'Bono Zalo de 131',
      'Síguenos en Zalo, envía una captura y recibe 131 en efectivo.',
      'Una persona de nuestro equipo revisa cada captura. El importe se retira tras apostarlo tres veces.',
    ],
    en: [
      'Zalo bonus of 131',
      'Follow us on Zalo, send a picture of it and receive 131 in cash.',
      'A person of our team checks each picture. The amount can be withdrawn after three times its turnover.',
    ],
  },
  {
    code: 'level',
    startsInDays: -2,
    change: {
      type: 'gaming',
      tags: ['vip'],
      hero: 'crown',
      trigger: { ...NO_DEPOSIT, kind: 'level', level: 0 },
      reward: { ...PLAIN, kind: 'points', amountMicro: '2000000', percent: 0, turnoverTimes: 0 },
      timesPerMember: 12,
      budgetMicro: '5000000000',
    },
    es: [
      'Puntos por cada nivel',
      'Puntos por valor de 2 por cada nivel VIP que alcanzas.',
      'Cada nivel los da una sola vez. No deben apuestas.',
    ],
    en: [
      'Points for each level',
      'Points worth 2 for each VIP level that you reach.',
      'Each level gives them only once. They owe no bets.',
    ],
  },
];
