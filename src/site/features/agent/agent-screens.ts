import type { ScreenId } from '#brand/screens.ts';
import type { Load } from '../../frame/site-feature.ts';

/** The agent centre, an app of its own layer: players who are no agents never load it. */
export const AGENT_SCREENS = {
  agentHome: async () => (await import('#agent/features/home/AgentHomeScreen.tsx')).AgentHomeScreen,
  agentAnnouncements: async () =>
    (await import('#agent/features/announcements/AgentAnnouncementsScreen.tsx'))
      .AgentAnnouncementsScreen,
  agentTeamOverview: async () =>
    (await import('#agent/features/team/TeamOverviewScreen.tsx')).TeamOverviewScreen,
  agentRegisterCentre: async () =>
    (await import('#agent/features/register-centre/RegisterCentreScreen.tsx')).RegisterCentreScreen,
  agentDownlines: async () =>
    (await import('#agent/features/downlines/DownlinesScreen.tsx')).DownlinesScreen,
  agentTeamBetting: async () =>
    (await import('#agent/features/betting/TeamBettingScreen.tsx')).TeamBettingScreen,
  agentLossStatements: async () =>
    (await import('#agent/features/loss/LossStatementsScreen.tsx')).LossStatementsScreen,
  agentIncome: async () => (await import('#agent/features/income/IncomeScreen.tsx')).IncomeScreen,
  agentDownlineTransactions: async () =>
    (await import('#agent/features/transactions/DownlineTransactionsScreen.tsx'))
      .DownlineTransactionsScreen,
  agentDividends: async () =>
    (await import('#agent/features/contracts/DividendsScreen.tsx')).DividendsScreen,
  agentDailyWages: async () =>
    (await import('#agent/features/contracts/DailyWagesScreen.tsx')).DailyWagesScreen,
  agentHourlySalary: async () =>
    (await import('#agent/features/contracts/HourlySalaryScreen.tsx')).HourlySalaryScreen,
  agentRealtimeSalary: async () =>
    (await import('#agent/features/contracts/RealtimeSalaryScreen.tsx')).RealtimeSalaryScreen,
} as const satisfies Partial<Record<ScreenId, Load>>;
