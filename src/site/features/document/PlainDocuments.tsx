import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { AnalyticsChoice } from '../analytics/AnalyticsChoice.tsx';
import { DocumentPage } from './DocumentPage.tsx';

/** Who is behind the site. */
export function AboutScreen() {
  return <DocumentPage screen="about" />;
}

/** What player and operator agree on. */
export function TermsScreen() {
  return <DocumentPage screen="terms" />;
}

/** How to deposit, as the help centre explains it. */
export function DepositTutorialScreen() {
  return <DocumentPage screen="depositTutorial" />;
}

/** What is kept about a person. */
export function PrivacyScreen() {
  const { analytics } = useSitePlan();
  return (
    <DocumentPage screen="privacy">{analytics === null ? null : <AnalyticsChoice />}</DocumentPage>
  );
}
