import type { Campaign, CampaignReward } from '#contract/generated/types.ts';
import { NEW_CAMPAIGN } from '#domain/promotion/new-campaign.ts';
import { inOfferedLanguages } from '#domain/text/in-offered-languages.ts';
import type { OfferedLanguages } from '#domain/text/language-faults.ts';
import { DEMO_DRAWS } from './demo-draws.ts';
import { DEMO_MISSIONS } from './demo-missions.ts';
import { DEMO_GIFTS, type DemoCampaign, NO_DEPOSIT, PLAIN } from './demo-gifts.ts';

/** Slots count in full, tables in part; lotteries take cash and count in full. */
const WEIGHTS: CampaignReward['categoryWeights'] = [
  { gameCategory: 'RNG', percent: 100 },
  { gameCategory: 'FISH', percent: 100 },
  { gameCategory: 'LOTT', percent: 100 },
  { gameCategory: 'ELOTT', percent: 100 },
  { gameCategory: 'LIVE', percent: 20 },
  { gameCategory: 'PVP', percent: 10 },
];

/** @param free a title of the brand that takes free rounds, with its stake */
export function demoCampaigns(free: {
  gameCode: string;
  stakeMicro: string;
}): readonly DemoCampaign[] {
  return [
    {
      code: 'welcome',
      startsInDays: -1,
      change: {
        type: 'newPlayer',
        tags: ['newbie', 'specialOffer'],
        reward: { categoryWeights: WEIGHTS },
      },
      es: [
        'Bono de bienvenida del 100 %',
        'Duplica tu primer depósito, hasta 200. Ves el efecto exacto antes de aceptarlo.',
        'Únete antes de tu primer depósito de 20 o más. El bono se juega después de tu propio efectivo, y lo que quede al cumplir las apuestas pasa a ser tuyo.\n\nPuedes renunciar al bono cuando quieras: pierdes lo que quede del bono y tu depósito vuelve a estar libre.',
      ],
      en: [
        '100% welcome bonus',
        'Doubles your first deposit, up to 200. You see the exact effect before you accept it.',
        'Join before your first deposit of 20 or more. The bonus is played after your own cash, and what is left once the turnover is met becomes yours.\n\nYou can give the bonus up at any time: you lose what is left of it, and your deposit is free again.',
      ],
    },
    {
      code: 'first-spins',
      startsInDays: -1,
      change: {
        type: 'rngSlots',
        tags: ['newbie'],
        hero: 'reels',
        audience: { registeredWithinDays: 7, tags: [], withoutTags: [], agents: false, level: 0 },
        trigger: { ...NO_DEPOSIT, kind: 'signUp' },
        reward: {
          ...PLAIN,
          kind: 'freeRounds',
          percent: 0,
          rounds: 10,
          gameCode: free.gameCode,
          roundStakeMicro: free.stakeMicro,
          turnoverTimes: 3,
          days: 7,
        },
        budgetMicro: '2000000000',
      },
      es: [
        '10 giros gratis para empezar',
        'Para cuentas de menos de una semana. No hace falta depositar.',
        'Únete y reclama los giros en tu centro de recompensas. Lo que ganes con ellos es efectivo, libre tras apostar tres veces su valor.',
      ],
      en: [
        '10 free spins to begin with',
        'For accounts younger than a week. No deposit is needed.',
        'Join and claim the spins in your reward centre. What you win with them is cash, free after a turnover of three times its amount.',
      ],
    },
    {
      code: 'friday',
      startsInDays: -1,
      change: {
        type: 'deposit',
        tags: ['daily'],
        hero: 'coins',
        trigger: { mustJoin: true, depositNumber: 0, minDepositMicro: '50000000', weekdays: [5] },
        reward: { percent: 25, maxMicro: '100000000', turnoverTimes: 8, categoryWeights: WEIGHTS },
        timesPer: 'week',
      },
      es: [
        'Recarga de viernes',
        'Un 25 % más sobre un depósito de 50 o más, cada viernes.',
        'Una vez por semana. Únete una sola vez: cuenta para todos los viernes siguientes.',
      ],
      en: [
        'Friday reload',
        '25% on top of a deposit of 50 or more, every Friday.',
        'Once a week. Join once: it counts for every Friday after that.',
      ],
    },
    {
      code: 'story',
      startsInDays: -1,
      change: {
        type: 'gaming',
        tags: ['limited'],
        hero: 'trophy',
        trigger: { ...NO_DEPOSIT, kind: 'application', asksPictures: true },
        reward: { ...PLAIN, kind: 'cash', amountMicro: '15000000', percent: 0, turnoverTimes: 1 },
        budgetMicro: '1500000000',
      },
      es: [
        'Cuéntanos tu mejor ronda',
        'Envía una captura y unas líneas; si la elegimos, recibes 15 en efectivo.',
        'Una persona de nuestro equipo lee cada solicitud y te responde con sus motivos.',
      ],
      en: [
        'Tell us your best round',
        'Send a picture and a few lines; if we choose it, you receive 15 in cash.',
        'A person of our team reads each application and answers with the reasons.',
      ],
    },
    ...DEMO_GIFTS,
    ...DEMO_MISSIONS,
    ...DEMO_DRAWS,
    {
      code: 'raffle',
      startsInDays: -1,
      change: {
        type: 'other',
        tags: ['specialOffer'],
        hero: 'ticket',
        trigger: { ...NO_DEPOSIT, kind: 'raffle', ticketMicro: '100000000' },
        reward: { ...PLAIN, kind: 'cash', percent: 0, turnoverTimes: 1 },
        prizes: [
          { weight: 600, amountMicro: '0', stock: 0 },
          { weight: 300, amountMicro: '2000000', stock: 0 },
          { weight: 90, amountMicro: '10000000', stock: 0 },
          { weight: 9, amountMicro: '50000000', stock: 0 },
          { weight: 1, amountMicro: '500000000', stock: 0 },
        ],
        timesPerMember: 20,
        timesPer: 'day',
        budgetMicro: '5000000000',
      },
      es: [
        'El sorteo de la semana',
        'Un boleto por cada 100 de apuestas válidas. Cada sorteo se puede comprobar.',
        'Los pesos de los premios están a la vista. Cada sorteo usa la siguiente semilla de una cadena que se publicó antes del primero.',
      ],
      en: [
        'The raffle of the week',
        'A ticket for each 100 of valid bets. Every draw can be checked.',
        'The weights of the prizes are on the page. Each draw uses the next seed of a chain that was published before the first.',
      ],
    },
    {
      code: 'code',
      startsInDays: -1,
      change: {
        type: 'other',
        tags: ['limited'],
        hero: 'ticket',
        trigger: { ...NO_DEPOSIT, kind: 'code' },
        reward: { ...PLAIN, kind: 'cash', amountMicro: '5000000', percent: 0, turnoverTimes: 1 },
        budgetMicro: '1000000000',
      },
      es: [
        '¿Tienes un código?',
        'Escríbelo arriba: 5 en efectivo, libres tras apostarlos una vez.',
        'Cada código vale una vez por jugador.',
      ],
      en: [
        'Do you have a code?',
        'Type it above: 5 in cash, free once you have staked them.',
        'Each code counts once for a player.',
      ],
    },
    {
      code: 'goodwill',
      startsInDays: -1,
      change: {
        type: 'other',
        hero: 'heart',
        trigger: { ...NO_DEPOSIT, kind: 'staff' },
        reward: { ...PLAIN, kind: 'cash', amountMicro: '10000000', percent: 0, turnoverTimes: 1 },
        timesPerMember: 4,
        timesPer: 'month',
        budgetMicro: '1000000000',
      },
      es: ['Un gesto de la casa', 'Cuando algo no salió como debía.', 'Lo deciden dos personas.'],
      en: ['A gesture of the house', 'When something went wrong.', 'Two people decide on it.'],
    },
    {
      code: 'lotto',
      startsInDays: 3,
      change: {
        type: 'lotto',
        tags: ['highRebate'],
        hero: 'balls',
        conditions: [
          {
            anyOf: [
              { fact: 'validBet', period: 'days7', comparison: 'atLeast', value: '100000000' },
            ],
          },
        ],
        trigger: { mustJoin: true, depositNumber: 0, minDepositMicro: '20000000' },
        reward: {
          percent: 50,
          maxMicro: '50000000',
          turnoverTimes: 6,
          categoryWeights: [
            { gameCategory: 'LOTT', percent: 100 },
            { gameCategory: 'ELOTT', percent: 100 },
          ],
        },
      },
      es: [
        'Semana de sorteos',
        'Un 50 % más sobre un depósito, para quien ya juega. Empieza en tres días.',
        'Hace falta haber apostado 100 en los últimos siete días.',
      ],
      en: [
        'Week of draws',
        '50% on top of a deposit, for those who play already. It begins in three days.',
        'You need valid bets of 100 in the last seven days.',
      ],
    },
  ];
}

/** The whole document of a demo's campaign. */
export function campaignOf(
  { change, startsInDays, endsInDays, es, en }: DemoCampaign,
  place: OfferedLanguages & { readonly now: Date; readonly hero: string },
): Campaign {
  const texts = inOfferedLanguages({ es, en }, place).map(
    ([language, [title, summary, terms]]) => ({ language, title, summary, terms }),
  );
  const inDays = (days: number): string =>
    new Date(place.now.getTime() + days * 86_400_000).toISOString();
  return {
    ...NEW_CAMPAIGN,
    hero: place.hero,
    budgetMicro: '5000000000',
    ...change,
    trigger: { ...NEW_CAMPAIGN.trigger, ...change.trigger },
    reward: { ...NEW_CAMPAIGN.reward, ...change.reward },
    startsAt: inDays(startsInDays),
    endsAt: endsInDays === undefined ? null : inDays(endsInDays),
    texts,
  };
}
