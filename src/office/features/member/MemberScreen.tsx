import { useParams } from 'react-router-dom';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { Screen } from '#staff/screen/Screen.tsx';
import { BackToMembers } from './BackToMembers.tsx';
import { MemberView } from './MemberView.tsx';

/** Ids as the contract has them; any other address names no member. */
const MEMBER_ID = /^[1-9][0-9]{0,18}$/;

/** One member: who it is, what is in the wallet, and how it came there. */
export function MemberScreen() {
  const { memberId = '' } = useParams();
  return MEMBER_ID.test(memberId) ? <KnownId key={memberId} memberId={memberId} /> : <NoMember />;
}

function KnownId({ memberId }: { memberId: string }) {
  const say = useTexts('office');
  const { value, problem, refresh } = useQuery('getMember', { params: { memberId } });
  if (value !== undefined) {
    return (
      <MemberView
        detail={value}
        notice={
          problem === null ? null : (
            <ProblemPanel problem={problem} stale onRetry={() => void refresh()} />
          )
        }
      />
    );
  }
  if (problem?.code === 'MEMBER_NOT_FOUND') return <NoMember />;
  return (
    <Screen title={say('office:member.title')} above={<BackToMembers />}>
      {problem === null ? (
        <div aria-busy="true">
          <Skeleton shape="block" count={2} />
        </div>
      ) : (
        <ProblemPanel problem={problem} onRetry={() => void refresh()} />
      )}
    </Screen>
  );
}

function NoMember() {
  const say = useTexts('office');
  return (
    <Screen title={say('office:member.title')} above={<BackToMembers />}>
      <EmptyState icon="user" title={say('office:member.notFound.title')}>
        <p>{say('office:member.notFound.text')}</p>
      </EmptyState>
    </Screen>
  );
}
