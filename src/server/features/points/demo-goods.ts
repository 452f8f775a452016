import type { PointGood } from '#contract/generated/types.ts';
import { inOfferedLanguages } from '#domain/text/in-offered-languages.ts';
import type { OfferedLanguages } from '#domain/text/language-faults.ts';

type Words = readonly [title: string, description: string];

interface DemoGood {
  readonly change: Partial<PointGood>;
  readonly es: Words;
  readonly en: Words;
}

const GOODS: readonly DemoGood[] = [
  {
    change: { pointsRequired: 200, amountMicro: '2000000', tags: ['newbie'], perMember: 5 },
    es: ['2 en efectivo', 'Llega a tu saldo al momento y no debe apuestas.'],
    en: ['2 in cash', 'It reaches your balance at once and owes no bets.'],
  },
  {
    change: { pointsRequired: 1_900, amountMicro: '20000000', tags: ['specialOffer'], stock: 500 },
    es: ['20 en efectivo', 'Veinte en tu saldo por menos puntos que de dos en dos.'],
    en: ['20 in cash', 'Twenty in your balance for fewer points than by twos.'],
  },
  {
    change: {
      pointsRequired: 9_000,
      amountMicro: '100000000',
      tags: ['vip'],
      review: true,
      stock: 50,
    },
    es: ['100 en efectivo', 'Nuestro equipo revisa el canje y lo paga el mismo día.'],
    en: ['100 in cash', 'Our team reviews the redemption and pays it the same day.'],
  },
  {
    change: { kind: 'voucher', pointsRequired: 500, stock: 200, tags: ['daily'] },
    es: ['Vale de cine', 'Una entrada 2D de lunes a jueves. Te enviamos el código.'],
    en: ['Cinema voucher', 'A 2D ticket from Monday to Thursday. We send you the code.'],
  },
  {
    change: { kind: 'voucher', pointsRequired: 1_200, stock: 100 },
    es: ['Vale de supermercado', 'Treinta para tu próxima compra. Te enviamos el código.'],
    en: ['Supermarket voucher', 'Thirty for your next shopping. We send you the code.'],
  },
  {
    change: { kind: 'physical', pointsRequired: 3_000, stock: 40, perMember: 1, tags: ['limited'] },
    es: ['Camiseta de la marca', 'De algodón, en tu talla: te escribimos antes de enviarla.'],
    en: ['Brand shirt', 'Cotton, in your size: we write to you before we send it.'],
  },
  {
    change: {
      kind: 'physical',
      pointsRequired: 15_000,
      stock: 10,
      perMember: 1,
      tags: ['limited', 'vip'],
      depositedMicro: '100000000',
    },
    es: ['Auriculares inalámbricos', 'Con cancelación de ruido. Envío sin costo a todo el país.'],
    en: ['Wireless headphones', 'With noise cancelling. Free delivery in the whole country.'],
  },
  {
    change: { kind: 'physical', pointsRequired: 60_000, stock: 2, perMember: 1, tags: ['limited'] },
    es: ['Teléfono de última generación', 'Libre de operador, 256 GB. Solo hay dos.'],
    en: ['Latest smartphone', 'Unlocked, 256 GB. There are only two.'],
  },
];

/** Goods of a demo's points mall. @param newId numbers each of them */
export const demoGoods = (
  languages: OfferedLanguages,
  now: Date,
  newId: () => bigint,
): PointGood[] =>
  GOODS.map(({ change, es, en }) => ({
    goodId: String(newId()),
    kind: 'cash',
    texts: inOfferedLanguages({ es, en }, languages).map(([language, [title, description]]) => ({
      language,
      title,
      description,
    })),
    picture: null,
    pointsRequired: 100,
    amountMicro: '0',
    campaignId: null,
    depositedMicro: '0',
    stock: null,
    perMember: 0,
    tags: [],
    review: change.kind === 'voucher' || change.kind === 'physical',
    startsAt: new Date(now.getTime() - 86_400_000).toISOString(),
    endsAt: null,
    enabled: true,
    ...change,
  }));
