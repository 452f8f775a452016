import { useState } from 'react';
import type { MemberDetail } from '#contract/generated/types.ts';
import schema from '#schemas/entities/member-tag.json' with { type: 'json' };
import { Panel } from '#staff/kit/Panel.tsx';
import { ReasonedAction } from '#staff/queue/ReasonedAction.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field } from '#ui/kit/Field.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useQuery } from '#ui/query/useQuery.ts';

const SHAPE = new RegExp(schema.pattern);
const MOST = 20;

/** The words that staff have put on a player. */
export function MemberTags({ detail }: { detail: MemberDetail }) {
  const { id: memberId } = detail.member;
  const say = useTexts('office');
  const mayTag = useStaff().may('member.tag');
  const { value, put } = useQuery('getMemberTags', { params: { memberId } });
  const { run, pending, problem } = useCommand('setMemberTags');
  const [typed, setTyped] = useState<string | null>(null);
  if (value === undefined) return null;
  const held = value.tags.join(', ');
  const tags = [...new Set((typed ?? held).split(',').map((tag) => tag.trim()))].filter(
    (tag) => tag !== '',
  );
  const isSound =
    tags.length <= MOST && tags.every((tag) => SHAPE.test(tag) && tag.length <= schema.maxLength);
  const confirm = async (reason: string): Promise<boolean> => {
    const outcome = await run({ params: { memberId }, body: { tags, reason } });
    if (outcome.ok) {
      put(outcome.value);
      setTyped(null);
    }
    return outcome.ok;
  };
  return (
    <Panel title={say('office:memberTags.title')}>
      <p>{say('office:memberTags.lead')}</p>
      {mayTag ? (
        <Field
          label={say('office:memberTags.field')}
          value={typed ?? held}
          autoComplete="off"
          fault={isSound ? undefined : say('office:memberTags.fault')}
          onChange={(event) => setTyped(event.target.value)}
        />
      ) : (
        <p>{held === '' ? say('office:memberTags.none') : held}</p>
      )}
      {mayTag && isSound && tags.join(', ') !== held ? (
        <ReasonedAction
          title={say('office:memberTags.change')}
          label={say('office:memberTags.confirm')}
          effect={say('office:memberTags.effect')}
          hint={say('office:memberTags.hint')}
          pending={pending}
          problem={problem}
          onConfirm={confirm}
        />
      ) : null}
    </Panel>
  );
}
