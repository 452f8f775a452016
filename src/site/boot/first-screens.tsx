import type { ComponentType } from 'react';
import {
  AboutScreen,
  DepositTutorialScreen,
  PrivacyScreen,
  TermsScreen,
} from '../features/document/PlainDocuments.tsx';
import { LicencesScreen } from '../features/document/LicencesScreen.tsx';
import { ResponsibleGamingScreen } from '../features/document/ResponsibleGamingScreen.tsx';
import { DownloadScreen } from '../features/download/DownloadScreen.tsx';
import { HelpScreen } from '../features/help/HelpScreen.tsx';
import { HomeScreen } from '../features/home/HomeScreen.tsx';
import { JoinScreen } from '../features/join/JoinScreen.tsx';
import { HotScreen } from '../features/lobby/HotScreen.tsx';
import { LobbyScreen } from '../features/lobby/LobbyScreen.tsx';
import { SearchScreen } from '../features/lobby/SearchScreen.tsx';
import { PromotionsScreen } from '../features/promotion/PromotionsScreen.tsx';
import type { FirstScreenId } from './declared.ts';

/** Screens that features declare as FIRST: one more or one less is a type error. */
export const firstScreens = {
  home: HomeScreen,
  hot: HotScreen,
  lobby: LobbyScreen,
  search: SearchScreen,
  help: HelpScreen,
  about: AboutScreen,
  licences: LicencesScreen,
  responsibleGaming: ResponsibleGamingScreen,
  promotions: PromotionsScreen,
  join: JoinScreen,
  download: DownloadScreen,
  terms: TermsScreen,
  privacy: PrivacyScreen,
  depositTutorial: DepositTutorialScreen,
} satisfies Record<FirstScreenId, ComponentType>;
