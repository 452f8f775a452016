import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isMeasured } from '#brand/measured-screens.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { screenAt } from '../../frame/find-route.ts';
import { AnalyticsQuestion } from './AnalyticsQuestion.tsx';
import { analyticsConsentAtom } from './analytics-consent.ts';
import { measurePage, pauseMeasuring, startMeasuring } from './measure.ts';

/**
 * Analytics of a brand that wants them: asks once, and measures after a yes. The content policy of a
 * page that was opened on a screen without analytics forbids them for as long as it is open.
 */
export function Analytics({ gtagId }: { gtagId: string }) {
  const plan = useSitePlan();
  const { pathname } = useLocation();
  const consent = useAtomValue(analyticsConsentAtom);
  const measured = isMeasured(screenAt(plan, pathname));
  const [isAllowed] = useState(measured);
  const isOn = isAllowed && measured && consent === 'granted';
  useEffect(() => {
    if (isOn) startMeasuring(gtagId);
    pauseMeasuring(gtagId, !isOn);
    if (isOn) measurePage(pathname);
  }, [isOn, gtagId, pathname]);
  return isAllowed && measured && consent === null ? <AnalyticsQuestion /> : null;
}
