import { useNavigate } from 'react-router-dom';
import type { MemberDetail } from '#contract/generated/types.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';

/** The way from a player to a message for that player. */
export function WriteToMember({ detail }: { detail: MemberDetail }) {
  const say = useTexts('inbox-desk');
  const navigate = useNavigate();
  const { brand, account } = detail.member;
  const address = new URLSearchParams({ brand, write: 'new', to: account });
  return (
    <Panel title={say('inbox-desk:member.title')}>
      <p>{say('inbox-desk:member.lead')}</p>
      <div>
        <Button
          tone="secondary"
          size="small"
          onClick={() => void navigate(`/inbox?${address.toString()}`)}
        >
          {say('inbox-desk:member.write')}
        </Button>
      </div>
    </Panel>
  );
}
