import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';
import type { SiteStatusName } from './site-status.ts';

const tones = { open: 'win', maintenance: 'accent', blocked: 'loss' } as const;

/** How a site stands, in a word. */
export function SiteStatusPill({ status }: { status: SiteStatusName }) {
  const say = useTexts('office');
  return <Pill tone={tones[status]}>{say(`office:siteStatus.${status}`)}</Pill>;
}
