import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';
import { Instant } from '../values/Instant.tsx';

const TONES = { waiting: 'accent', approved: 'win', rejected: 'loss' } as const;

/** Whether a request waits, or how it was decided. */
export function StatusPill({ status }: { status: keyof typeof TONES }) {
  const say = useTexts('office');
  return <Pill tone={TONES[status]}>{say(`office:queue.status.${status}`)}</Pill>;
}

/** Who decided, when, and with which words. */
export function DecisionCell(props: {
  by: string | null;
  at: string | null;
  reason?: string | null;
}) {
  const { by, at, reason } = props;
  const say = useTexts('office');
  if (at === null) return '–';
  return (
    <>
      {by ?? say('office:desk.somebody')} <Instant at={at} />
      {reason === undefined || reason === null || reason === '' ? null : `: ${reason}`}
    </>
  );
}
