import { formatSpan } from '#ui/i18n/format-moment.ts';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';
import { usePageData } from '../../frame/page-data-context.ts';
import {
  type ArrivalFigure,
  ArrivalFigures,
  ArrivalSource,
  measuredFigures,
} from '../../frame/ArrivalFigures.tsx';
import { SectionHeading } from '../../frame/SectionHeading.tsx';
import type { BlockOf } from './block-of.ts';

/** How long money took, measured; too little to tell, and it is not there. Made-up figures say so. */
export function ArrivalTimes({ block }: { block: BlockOf<'arrivalTimes'> }) {
  const say = useTexts('home');
  const label = useLabel();
  const locale = useLocale();
  const { arrival, withdrawalArrival } = usePageData();
  const illustrative = block.source === 'illustrative';
  const isMeasured = arrival !== null || withdrawalArrival !== null;
  if (!illustrative && !isMeasured) return null;
  const minutes = (count: number): string => formatSpan(count * 60, locale);
  const figures: readonly ArrivalFigure[] = illustrative
    ? [
        { name: 'deposit', time: minutes(block.depositMinutes) },
        { name: 'withdrawal', time: minutes(block.withdrawalMinutes) },
      ]
    : measuredFigures(arrival, withdrawalArrival, locale);
  const id = `home-${block.id}`;
  return (
    <section className="page" aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={block.heading === null ? say('home:arrival.title') : label(block.heading)}
      />
      <ArrivalFigures figures={figures} />
      {illustrative ? (
        <Pill>{say('home:arrival.illustrative')}</Pill>
      ) : (
        <ArrivalSource deposits={arrival} withdrawals={withdrawalArrival} />
      )}
    </section>
  );
}
