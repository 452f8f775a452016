import { emailKey } from '#domain/password/reset-limits.ts';
import { RESEND_MINUTES } from '#domain/verification-code/code-limits.ts';
import type { LinkedEmail } from '#contract/generated/types.ts';
import { isDisposableMail } from '../../account/disposable-mail.ts';
import { screenMember } from '../../account/exclusion-match.store.ts';
import { linkedEmailOf, linkEmail } from '../../identity/linked-email/linked-email.store.ts';
import { requireOwner } from '../../account/require-owner.ts';
import { checkCountedCode } from '../../identity/second-factor/wrong-code.store.ts';
import { tellMember } from '../../account/tell-member.ts';
import { askerOf, namedAsker } from '../../account/verification/verification-codes.ts';
import type { Parts } from '../../parts.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { memberOf, type Route, route } from '../../platform/route.ts';
import type { MemberKey } from '../../platform/session/member-key.ts';

/** Proves a member's e-mail address by a code that is sent there. */
export function linkedEmailRoutes(parts: Parts): Route[] {
  const { db, clock, brands, codes, messages } = parts;
  const view = async (reader: Db | Tx, member: MemberKey): Promise<LinkedEmail> => ({
    offered: messages.canSend('mail'),
    ...(await linkedEmailOf(reader, member)),
  });
  const requireOffer = (): void => {
    if (!messages.canSend('mail')) throw new Problem('METHOD_NOT_OFFERED');
  };

  return [
    route('getLinkedEmail', (call) => view(db, memberOf(call))),

    route('sendEmailCode', async (call) => {
      const { brand } = memberOf(call);
      requireOffer();
      const { email } = call.body;
      const live = brands.byId(brand);
      if (live?.manifest.registration.refusesDisposableMail === true && isDisposableMail(email)) {
        const fault = { code: 'DISPOSABLE', messageKey: 'error:EMAIL_REFUSED' };
        throw new Problem('EMAIL_REFUSED', { fields: { '/email': fault } });
      }
      // Whoever has the address: who cannot read it learns nothing, and who can is told when it is linked.
      await codes.send(call, {
        brand,
        brandName: live?.name ?? brand,
        purpose: 'email',
        channel: 'mail',
        recipient: emailKey(email),
        asker: namedAsker(call),
        text: 'code',
      });
      return { expiredMinutes: RESEND_MINUTES, sentAt: clock.now().toISOString() };
    }),

    route('linkEmail', async (call) => {
      const { brand, memberId } = memberOf(call);
      requireOffer();
      const { email, verificationCode, password } = call.body;
      await requireOwner(db, call, password, clock);
      const code = {
        brand,
        purpose: 'email' as const,
        recipient: emailKey(email),
        code: verificationCode,
        asker: askerOf(call),
        pointer: '/verificationCode' as const,
      };
      const counted = { brand, memberId, purpose: 'email' } as const;
      await checkCountedCode(db, counted, clock, () => codes.check(code));
      return inTransaction(db, async (tx) => {
        await codes.use(tx, code);
        await linkEmail(tx, { brand, memberId }, email, clock);
        const person = { mobile: null, profile: { email }, registration: null };
        await screenMember(tx, { brand, memberId }, person, clock);
        await tellMember(tx, { brand, memberId }, 'emailLinked', {}, clock);
        return view(tx, { brand, memberId });
      });
    }),
  ];
}
