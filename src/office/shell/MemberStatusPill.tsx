import type { MemberSummary } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';

const tones = { active: 'win', blocked: 'accent', excluded: 'accent', closed: 'loss' } as const;

/** Whether a member may play and sign in. */
export function MemberStatusPill({ status }: { status: MemberSummary['status'] }) {
  const say = useTexts('office');
  return <Pill tone={tones[status]}>{say(`office:member.status.${status}`)}</Pill>;
}
