import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { AuditScreen } from './features/audit/AuditScreen.tsx';
import { BannersScreen } from './features/banner/BannersScreen.tsx';
import { CustomerServiceScreen } from './features/customer-service/CustomerServiceScreen.tsx';
import { DeadEventsScreen } from './features/dead-event/DeadEventsScreen.tsx';
import { ReturnableDepositsScreen } from './features/deposit/ReturnableDepositsScreen.tsx';
import { ExclusionMatchesScreen } from './features/exclusion/ExclusionMatchesScreen.tsx';
import { FeedbackScreen } from './features/feedback/FeedbackScreen.tsx';
import { GamesScreen } from './features/games/GamesScreen.tsx';
import { HelpPagesScreen } from './features/help/HelpPagesScreen.tsx';
import { JackpotScreen } from './features/jackpot/JackpotScreen.tsx';
import { LedgerHealthScreen } from './features/ledger-health/LedgerHealthScreen.tsx';
import { MemberScreen } from './features/member/MemberScreen.tsx';
import { MembersScreen } from './features/member/MembersScreen.tsx';
import { MessagesScreen } from './features/message/MessagesScreen.tsx';
import { RegionRulesScreen } from './features/region-rules/RegionRulesScreen.tsx';
import { RegisterRulesScreen } from './features/register-rules/RegisterRulesScreen.tsx';
import { SessionLimitsScreen } from './features/session-limits/SessionLimitsScreen.tsx';
import { SiteResourcesScreen } from './features/site-resource/SiteResourcesScreen.tsx';
import { SiteStatusScreen } from './features/site-status/SiteStatusScreen.tsx';
import { FlagsScreen } from './features/whitelabel-flags/FlagsScreen.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { NoScreens } from './shell/NoScreens.tsx';
import { NotFoundScreen } from './shell/NotFoundScreen.tsx';
import { RequirePermission } from './shell/RequirePermission.tsx';
import { openEntries } from './shell/navigation-entries.ts';

/** Brings a reader of HTML along, which nobody else needs. */
const AnnouncementsScreen = lazy(async () => ({
  default: (await import('./features/announcement/AnnouncementsScreen.tsx')).AnnouncementsScreen,
}));

/** Every address of the office. */
export function OfficeRoutes() {
  const staff = useStaff();
  const first = openEntries(staff)[0];
  return (
    <Routes>
      <Route
        index
        element={first === undefined ? <NoScreens /> : <Navigate to={first.path} replace />}
      />
      <Route element={<RequirePermission permission="member.read" />}>
        <Route path="members" element={<MembersScreen />} />
        <Route path="members/:memberId" element={<MemberScreen />} />
      </Route>
      <Route element={<RequirePermission permission="message.read" />}>
        <Route path="messages" element={<MessagesScreen />} />
      </Route>
      <Route element={<RequirePermission permission="deposit.read" />}>
        <Route path="returnable-deposits" element={<ReturnableDepositsScreen />} />
      </Route>
      <Route element={<RequirePermission permission="member.protect" />}>
        <Route path="exclusion-matches" element={<ExclusionMatchesScreen />} />
      </Route>
      <Route element={<RequirePermission permission="brand.read" />}>
        <Route path="site-status" element={<SiteStatusScreen />} />
        <Route path="flags" element={<FlagsScreen />} />
        <Route path="register-rules" element={<RegisterRulesScreen />} />
        <Route path="games" element={<GamesScreen />} />
        <Route path="jackpot" element={<JackpotScreen />} />
        <Route path="help-pages" element={<HelpPagesScreen />} />
        <Route path="region-rules" element={<RegionRulesScreen />} />
        <Route path="session-limits" element={<SessionLimitsScreen />} />
      </Route>
      <Route element={<RequirePermission permission="content.read" />}>
        <Route path="announcements" element={<AnnouncementsScreen />} />
        <Route path="banners" element={<BannersScreen />} />
        <Route path="customer-service" element={<CustomerServiceScreen />} />
        <Route path="links" element={<SiteResourcesScreen />} />
      </Route>
      <Route element={<RequirePermission permission="feedback.read" />}>
        <Route path="feedback" element={<FeedbackScreen />} />
      </Route>
      <Route element={<RequirePermission permission="audit.read" />}>
        <Route path="ledger" element={<LedgerHealthScreen />} />
        <Route path="audit" element={<AuditScreen />} />
      </Route>
      <Route element={<RequirePermission permission="event.read" />}>
        <Route path="failed-events" element={<DeadEventsScreen />} />
      </Route>
      <Route path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
