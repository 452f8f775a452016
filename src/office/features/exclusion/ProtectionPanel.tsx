import { useState } from 'react';
import type { MemberDetail, PlayerLimit } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';
import { type Fact, Facts } from '#staff/kit/Facts.tsx';
import { Panel } from '#staff/kit/Panel.tsx';
import { Amount } from '#staff/values/Amount.tsx';
import { Instant } from '#staff/values/Instant.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { ExcludeMember } from './ExcludeMember.tsx';
import { LowerLimit } from './LowerLimit.tsx';

/** A member's limits, breaks and exclusions. Staff may lower a limit or exclude the member. */
export function ProtectionPanel({ detail }: { detail: MemberDetail }) {
  const say = useTexts('office');
  const { member } = detail;
  const [limits, setLimits] = useState(detail.limits);
  const [exclusions, setExclusions] = useState(detail.exclusions);
  const [done, setDone] = useState<'lowered' | 'excluded' | null>(null);
  const { may } = useStaff();
  const [mayAct, mayProtect] = [may('member.act'), may('member.protect')];
  const breaks = exclusions.map(({ period, startedAt, endsAt, source }): Fact => ({
    id: startedAt,
    label: say(`office:exclusions.period.${period}`),
    value: (
      <>
        <Instant at={startedAt} /> –{' '}
        {endsAt === null ? say('office:exclusions.noEnd') : <Instant at={endsAt} />}
        {source === 'player'
          ? null
          : ` · ${say('office:exclusions.source')}: ${say(`office:exclusions.source.${source}`)}`}
      </>
    ),
  }));
  const facts = [
    ...limits
      .filter(({ limit, change }) => limit !== null || change !== null)
      .map((one): Fact => ({
        id: `${one.kind} ${one.period}`,
        label: `${say(`office:protection.kind.${one.kind}`)}, ${say(`office:protection.period.${one.period}`)}`,
        value: <LimitValue limit={one} currency={member.currency} />,
      })),
    ...breaks,
  ];
  if (facts.length === 0 && !mayAct && !mayProtect) return null;
  return (
    <Panel title={say('office:protection.title')}>
      <div role="status">
        {done === 'lowered' ? <Notice>{say('office:protection.lowered')}</Notice> : null}
        {done === 'excluded' ? <Notice>{say('office:exclusions.excluded')}</Notice> : null}
      </div>
      <Facts facts={facts} />
      {mayAct ? (
        <LowerLimit
          member={member}
          onLowered={(changed) => {
            setLimits(changed.limits);
            setDone('lowered');
          }}
        />
      ) : null}
      {mayProtect ? (
        <ExcludeMember
          memberId={member.id}
          onExcluded={(exclusion) => {
            setExclusions((before) => [exclusion, ...before]);
            setDone('excluded');
          }}
        />
      ) : null}
    </Panel>
  );
}

/** What is used, the limit, and a raise that waits. */
function LimitValue({ limit: row, currency }: { limit: PlayerLimit; currency: string }) {
  const say = useTexts('office');
  const { kind, limit, used, waiting, change } = row;
  const value = (amount: string) =>
    kind === 'time' ? (
      say('office:protection.minutes', { minutes: amount })
    ) : (
      <Amount micro={BigInt(amount)} currency={currency} />
    );
  return (
    <>
      {value(used)} / {limit === null ? say('office:protection.noLimit') : value(limit)}
      {waiting === '0' ? null : (
        <>
          {' '}
          · {value(waiting)} {say('office:protection.waiting')}
        </>
      )}
      {change === null ? null : (
        <>
          {' '}
          · {say('office:protection.raise')} <Instant at={change.dueAt} />
        </>
      )}
    </>
  );
}
