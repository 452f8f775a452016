import type { Parts } from '../../parts.ts';
import type { Tx } from '../../platform/db/database.ts';
import {
  type CallFacts,
  keyedRoute,
  type Route,
  route,
  staffOf,
  weighedRoute,
} from '../../platform/route.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { endStaffSessions, lockStaff, reviewStaffAccess, type StaffKeeping } from './keep-staff.ts';
import { readStaffMember } from './staff-account.read.ts';
import { readStaffChange } from './staff-change.read.ts';
import { decideStaffChange, requestStaffChange } from './staff-change.ts';

type KeepingCall = CallFacts & {
  params: { staffId: string };
  body: { seen: number; reason: string };
};

/** Accounts of staff, as their administrators keep them, and the invitation of a new person. */
export function staffDeskRoutes({ db, clock }: Parts): Route[] {
  const keeping = (call: KeepingCall): StaffKeeping => ({
    keeper: staffOf(call),
    staffId: BigInt(call.params.staffId),
    ...call.body,
    at: clock.now(),
  });
  const after =
    (act: (tx: Tx, keeping: StaffKeeping) => Promise<void>) =>
    async (tx: Tx, call: KeepingCall) => {
      const given = keeping(call);
      await act(tx, given);
      return readStaffMember(tx, given.keeper, given.staffId, given.at);
    };
  return [
    keyedRoute('lockStaff', after(lockStaff)),
    keyedRoute('endStaffSessions', after(endStaffSessions)),
    keyedRoute('reviewStaffAccess', after(reviewStaffAccess)),

    keyedRoute('requestStaffChange', async (tx, call) => {
      const keeper = staffOf(call);
      const id = await requestStaffChange(tx, keeper, call.body, clock.now());
      return readStaffChange(tx, keeper, id);
    }),

    weighedRoute('decideStaffChange', {
      weigh: () => null,
      run: async (tx, call) => {
        const decider = staffOf(call);
        const changeId = BigInt(call.params.changeId);
        const decided = { ...call.body, changeId, decider, at: clock.now() };
        const invitation = await decideStaffChange(tx, decided);
        return { change: await readStaffChange(tx, decider, changeId), invitation };
      },
      // An invitation is shown once and kept nowhere.
      keep: (answer) => ({ ...answer, invitation: null }),
    }),

    route('acceptStaffInvitation', async (call) => {
      const { token, password } = call.body;
      return { username: await acceptInvitation(db, { token, password, ip: call.ip }, clock) };
    }),
  ];
}
