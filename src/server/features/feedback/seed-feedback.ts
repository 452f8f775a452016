import type { OfficeFeedback } from '#contract/generated/types.ts';
import type { Parts } from '../../parts.ts';
import { insertFeedback } from './feedback.store.ts';
import { memberByUsername } from '../../account/member-by-username.read.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/id.ts';

interface DemoFeedback extends Pick<OfficeFeedback, 'questionType' | 'content' | 'contact'> {
  /** From the demo's player; else from a visitor. */
  byPlayer: boolean;
  hoursAgo: number;
}

/** From the oldest to the newest, as their ids ascend. */
const DEMO_FEEDBACK: readonly DemoFeedback[] = [
  {
    questionType: 'application',
    content: '¿Hay versión de la app para tableta? En mi teléfono funciona muy bien.',
    contact: null,
    byPlayer: true,
    hoursAgo: 52,
  },
  {
    questionType: 'customerService',
    content: 'Me atendieron rápido por el chat y me resolvieron todo. ¡Gracias!',
    contact: null,
    byPlayer: false,
    hoursAgo: 27,
  },
  {
    questionType: 'game',
    content: '¿Dónde veo las rondas que jugué ayer en Jade Orchard?',
    contact: null,
    byPlayer: true,
    hoursAgo: 6,
  },
  {
    questionType: 'deposit',
    content: 'Quiero registrarme. ¿Cuál es el depósito mínimo y cuánto tarda en llegar?',
    contact: 'visitante@correo.example',
    byPlayer: false,
    hoursAgo: 1,
  },
];

/** Gives a new demo's brand, where Spanish is spoken, something to answer. */
export async function seedFeedback(
  { db, brands }: Parts,
  brand: string,
  username: string,
): Promise<void> {
  if (brands.languagesOf(brand)?.defaultLanguage !== 'es') return;
  const nowMs = Date.now();
  await inTransaction(db, async (tx) => {
    const playerId = await memberByUsername(tx, brand, username);
    for (const { byPlayer, hoursAgo, ...words } of DEMO_FEEDBACK) {
      const memberId = byPlayer ? playerId : null;
      const at = new Date(nowMs - hoursAgo * 3_600_000);
      await insertFeedback(tx, { ...words, brand, id: newId(), memberId, at });
    }
  });
}
