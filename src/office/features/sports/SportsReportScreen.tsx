import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SportsReport } from './SportsReport.tsx';

/** Turnover, hold and open bets by the start of events. */
export function SportsReportScreen() {
  const say = useTexts('sports-desk');
  return (
    <BrandDesk
      title={say('sports-desk:report.title')}
      lead={say('sports-desk:report.lead')}
      permission="sports.read"
    >
      {({ brand, name }) => <SportsReport key={brand} brand={brand} name={name} />}
    </BrandDesk>
  );
}
