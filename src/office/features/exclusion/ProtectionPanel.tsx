import type { MemberDetail } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { type Fact, Facts } from '#staff/kit/Facts.tsx';
import { Panel } from '#staff/kit/Panel.tsx';
import { Amount } from '#staff/values/Amount.tsx';
import { Instant } from '#staff/values/Instant.tsx';

/** What a member set for their own protection: deposit limits, breaks and self-exclusions. */
export function ProtectionPanel({ detail }: { detail: MemberDetail }) {
  const say = useTexts('office');
  const { member, exclusions, depositLimits } = detail;
  const { currency } = member;
  const limits = depositLimits
    .filter(({ limitMicro, change }) => limitMicro !== null || change !== null)
    .map(({ period, limitMicro, usedMicro, change }): Fact => ({
      id: period,
      label: say(`office:protection.limit.${period}`),
      value: (
        <>
          <Amount micro={BigInt(usedMicro)} currency={currency} /> /{' '}
          {limitMicro === null ? (
            say('office:protection.noLimit')
          ) : (
            <Amount micro={BigInt(limitMicro)} currency={currency} />
          )}
          {change === null ? null : (
            <>
              {' '}
              · {say('office:protection.raise')} <Instant at={change.dueAt} />
            </>
          )}
        </>
      ),
    }));
  const breaks = exclusions.map(({ period, startedAt, endsAt }): Fact => ({
    id: startedAt,
    label: say(`office:exclusions.period.${period}`),
    value: (
      <>
        <Instant at={startedAt} /> –{' '}
        {endsAt === null ? say('office:exclusions.noEnd') : <Instant at={endsAt} />}
      </>
    ),
  }));
  const facts = [...limits, ...breaks];
  if (facts.length === 0) return null;
  return (
    <Panel title={say('office:protection.title')}>
      <Facts facts={facts} />
    </Panel>
  );
}
