import type { InboxText } from '#contract/generated/types.ts';
import type { Parts } from '../../parts.ts';
import { memberByUsername } from '../../account/member-by-username.read.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { newId } from '../../platform/id.ts';
import { insertNotice, positionAt } from './inbox.store.ts';

/** A few messages in a new demo: one from staff to the demo's player, and one to everybody. */
export async function seedInbox(
  { db, clock, brands }: Parts,
  brand: string,
  player: string,
): Promise<void> {
  const site = brands.byId(brand)?.site;
  if (site === undefined) return;
  const offered = ({ language }: InboxText): boolean => site.languages.includes(language);
  await inTransaction(db, async (tx) => {
    const at = clock.now();
    const id = newId();
    await tx
      .insertInto('inbox_message')
      .values({
        id,
        brand,
        position: positionAt(at, id),
        audience: 'everybody',
        event: null,
        texts: JSON.stringify(TO_EVERYBODY.filter(offered)),
        shows_at: null,
        told: true,
        written_by: null,
        confirmed_by: null,
        created_at: at,
      })
      .execute();
    const memberId = await memberByUsername(tx, brand, player);
    if (memberId === null) return;
    const owner = { brand, memberId };
    await insertNotice(tx, owner, { event: null, texts: TO_PLAYER.filter(offered) }, clock);
  });
}

const TO_EVERYBODY: readonly InboxText[] = [
  {
    language: 'es',
    title: 'Pausa técnica el domingo de 4:00 a 5:00',
    content:
      '<p>El domingo actualizamos el sistema entre las 4:00 y las 5:00. Las rondas abiertas se guardan y puedes terminarlas después.</p>',
  },
  {
    language: 'en',
    title: 'Maintenance on Sunday from 4:00 to 5:00',
    content:
      '<p>We update the system on Sunday between 4:00 and 5:00. Open rounds are kept, and you can finish them afterwards.</p>',
  },
];

const TO_PLAYER: readonly InboxText[] = [
  {
    language: 'es',
    title: 'Respuesta a tu consulta',
    content:
      '<p>Gracias por escribirnos. Tu límite de depósito baja al momento; para subirlo hay una espera de 24 horas. Lo cambias en <strong>Juego responsable</strong>.</p>',
  },
  {
    language: 'en',
    title: 'An answer to your question',
    content:
      '<p>Thank you for writing to us. A lower deposit limit holds at once; a higher one waits 24 hours. You change it under <strong>Safer play</strong>.</p>',
  },
];
