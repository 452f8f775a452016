import type { MemberInfo } from '#contract/generated/types.ts';
import type { Parts } from '../../parts.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { Problem } from '../../platform/problem.ts';
import { memberOf, type Route, route } from '../../platform/route.ts';
import { portraitSeed } from './member-icon.ts';

export function memberRoutes({ db, config, pageBrands }: Parts): Route[] {
  return [
    route('getMemberInfo', async (call) => {
      const { memberId, brand } = memberOf(call);
      const row = await db
        .selectFrom('member')
        .select(['id', 'username', 'nickname', 'account_type'])
        .where('id', '=', memberId)
        .where('brand', '=', brand)
        .executeTakeFirstOrThrow();
      return {
        id: String(row.id),
        account: row.username,
        nickname: row.nickname,
        type: row.account_type as MemberInfo['type'],
      };
    }),

    route('getMemberIcon', (call) => {
      const { memberId, brand } = memberOf(call);
      const live = pageBrands.byId(brand);
      if (live === null) return { iconUrl: null };
      const seed = portraitSeed(config.secrets.session, { brand, memberId });
      return { iconUrl: `/art/${brand}/${live.hash}/portrait/${seed}.svg` };
    }),

    route('changeLanguage', async (call) => {
      const { memberId, brand, site } = memberOf(call);
      const { language } = call.body;
      if (!site.languages.includes(language)) throw new Problem('LANGUAGE_NOT_OFFERED');
      await inTransaction(db, (tx) =>
        tx
          .updateTable('member')
          .set({ language })
          .where('id', '=', memberId)
          .where('brand', '=', brand)
          .execute(),
      );
      return null;
    }),
  ];
}
