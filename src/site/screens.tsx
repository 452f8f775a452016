import type { ComponentType } from 'react';
import type { ScreenId } from '#brand/screens.ts';
import { AboutScreen, PrivacyScreen, TermsScreen } from './features/document/PlainDocuments.tsx';
import { LicencesScreen } from './features/document/LicencesScreen.tsx';
import { ResponsibleGamingScreen } from './features/document/ResponsibleGamingScreen.tsx';
import { DownloadScreen } from './features/download/DownloadScreen.tsx';
import { HelpScreen } from './features/help/HelpScreen.tsx';
import { HomeScreen } from './features/home/HomeScreen.tsx';
import { JoinScreen } from './features/join/JoinScreen.tsx';
import { HotScreen } from './features/lobby/HotScreen.tsx';
import { LobbyScreen } from './features/lobby/LobbyScreen.tsx';
import { SearchScreen } from './features/lobby/SearchScreen.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { withSkeleton } from './with-skeleton.tsx';

/** The screens this release has. What the visitor first sees is here; the rest comes when opened. */
export const screens: Partial<Record<ScreenId, ComponentType>> = {
  home: HomeScreen,
  hot: HotScreen,
  lobby: LobbyScreen,
  search: SearchScreen,
  favourites: lazyScreen(
    async () => (await import('./features/lobby/FavouritesScreen.tsx')).FavouritesScreen,
  ),
  help: withSkeleton(HelpScreen),
  about: withSkeleton(AboutScreen),
  licences: withSkeleton(LicencesScreen),
  responsibleGaming: withSkeleton(ResponsibleGamingScreen),
  join: withSkeleton(JoinScreen),
  download: withSkeleton(DownloadScreen),
  terms: withSkeleton(TermsScreen),
  privacy: withSkeleton(PrivacyScreen),
  game: lazyScreen(async () => (await import('./features/game/GameScreen.tsx')).GameScreen),
  fairness: lazyScreen(
    async () => (await import('./features/fairness/FairnessScreen.tsx')).FairnessScreen,
  ),
  memberCentre: lazyScreen(
    async () => (await import('./features/member/MemberCentreScreen.tsx')).MemberCentreScreen,
  ),
  securityCentre: lazyScreen(
    async () => (await import('./features/member/SecurityCentreScreen.tsx')).SecurityCentreScreen,
  ),
  resetPassword: lazyScreen(
    async () => (await import('./features/password/ResetPasswordScreen.tsx')).ResetPasswordScreen,
  ),
  wallet: lazyScreen(async () => (await import('./features/member/WalletScreen.tsx')).WalletScreen),
  deposit: lazyScreen(
    async () => (await import('./features/deposit/DepositScreen.tsx')).DepositScreen,
  ),
  bettingRecord: lazyScreen(
    async () => (await import('./features/records/BettingRecordScreen.tsx')).BettingRecordScreen,
  ),
  accountRecord: lazyScreen(
    async () => (await import('./features/records/AccountRecordScreen.tsx')).AccountRecordScreen,
  ),
};
