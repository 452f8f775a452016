import type { DepositRoute } from '#contract/generated/types.ts';
import type { SettingDeclaration } from '../setting/setting-declaration.ts';

/** null: nobody has arranged them, and every channel of the server that needs no account is offered. */
export interface DepositRoutes {
  readonly routes: readonly DepositRoute[] | null;
}

/** Routes that were stored before the two terms existed: no line credits by itself. */
const EXACT = { toleranceMicro: '0', autoCreditMaxMicro: null } as const;

export const setting: SettingDeclaration<DepositRoutes, 'request'> = {
  served: 'request',
  inEffect: (stored) => {
    const routes = (stored as DepositRoutes | null)?.routes;
    return { routes: routes?.map((route) => ({ ...EXACT, ...route })) ?? null };
  },
};
