import type { ContractKind } from '#contract/generated/types.ts';

/** Title and path of the screen of each kind. */
export const KIND_SCREENS = {
  dividend: { title: 'plan:menu.agentDividends', path: '/agentHome/dividends' },
  dailySalary: { title: 'plan:menu.agentDailyWages', path: '/agentHome/daily-wages' },
  hourlySalary: { title: 'plan:menu.agentHourlySalary', path: '/agentHome/hourly-salary' },
  realTimeSalary: { title: 'plan:menu.agentRealtimeSalary', path: '/agentHome/realtime-salary' },
} as const satisfies Readonly<Record<ContractKind, { title: string; path: string }>>;
