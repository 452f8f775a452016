import type { DepositRoute } from '#contract/generated/types.ts';
import type { SettingDeclaration } from '../setting/setting-declaration.ts';

/** null: nobody has arranged them, and every channel of the server that needs no account is offered. */
export interface DepositRoutes {
  readonly routes: readonly DepositRoute[] | null;
}

export const setting: SettingDeclaration<DepositRoutes, 'request'> = {
  served: 'request',
  inEffect: (stored) => ({ routes: null, ...(stored as DepositRoutes | null) }),
};
