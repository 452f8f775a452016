import { Instant } from '#staff/values/Instant.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';

const TONES = { waiting: 'accent', approved: 'win', rejected: 'loss' } as const;

/** Whether a request waits, or how it was decided. */
export function StatusPill({ status }: { status: keyof typeof TONES }) {
  const say = useTexts('agent-desk');
  return <Pill tone={TONES[status]}>{say(`agent-desk:status.${status}`)}</Pill>;
}

/** Who decided, when, and with which words. */
export function DecisionCell(props: { by: string | null; at: string | null; reason?: string }) {
  const { by, at, reason = '' } = props;
  const say = useTexts('agent-desk');
  if (at === null) return '–';
  return (
    <>
      {by ?? say('agent-desk:deletedAccount')} <Instant at={at} />
      {reason === '' ? null : `: ${reason}`}
    </>
  );
}
