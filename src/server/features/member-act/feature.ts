import { ownMember } from '../../account/own-member.ts';
import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { keyedRoute, route, staffOf } from '../../platform/route.ts';
import { addMemberNote, listMemberNotes } from './member-note.store.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { resetPaymentPassword } from './reset-payment-password.ts';
import { setMemberStatus } from './set-member-status.ts';

/** What staff do about one member: block, close, reset, note. */
export const memberActFeature = (parts: Parts): Feature => ({
  name: 'member-act',
  routes: [
    keyedRoute('setMemberStatus', async (tx, call) => {
      const staff = staffOf(call);
      const member = await ownMember(tx, staff, BigInt(call.params.memberId));
      const { staffId } = staff;
      const change = { ...member, ...call.body, staffId };
      return { status: await setMemberStatus(tx, change, parts.clock) };
    }),

    keyedRoute('resetPaymentPassword', async (tx, call) => {
      const staff = staffOf(call);
      const member = await ownMember(tx, staff, BigInt(call.params.memberId));
      const { reason } = call.body;
      await resetPaymentPassword(tx, { ...member, reason, staffId: staff.staffId }, parts.clock);
      return { reset: true };
    }),

    keyedRoute('resetSecondFactor', async (tx, call) => {
      const staff = staffOf(call);
      const member = await ownMember(tx, staff, BigInt(call.params.memberId));
      const { reason } = call.body;
      await resetSecondFactor(tx, { ...member, reason, staffId: staff.staffId }, parts.clock);
      return { reset: true };
    }),

    route('listMemberNotes', async (call) => {
      const member = await ownMember(parts.db, staffOf(call), BigInt(call.params.memberId));
      return { items: await listMemberNotes(parts.db, member) };
    }),

    keyedRoute('addMemberNote', async (tx, call) => {
      const staff = staffOf(call);
      const member = await ownMember(tx, staff, BigInt(call.params.memberId));
      const note = { ...member, text: call.body.text, staffId: staff.staffId };
      return { noteId: String(await addMemberNote(tx, note, parts.clock)) };
    }),
  ],
});
