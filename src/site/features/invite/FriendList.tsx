import type { Referral, ReferralStatus } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import { formatMicro } from '#domain/money/format-micro.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Card } from '#ui/kit/Card.tsx';
import { EmptyState } from '#ui/kit/EmptyState.tsx';
import { Pill, type PillProps } from '#ui/kit/Pill.tsx';
import { useCursorList } from '#ui/query/useCursorList.ts';
import { RecordList } from '#ui/record/RecordList.tsx';
import { missingOf } from './missing-of.ts';
import styles from './InviteFriendsScreen.module.css';

type Conditions = Pick<ReplyOf<'getReferral'>, 'currency' | 'depositMicro' | 'playMicro'>;

const TONES: Readonly<Record<ReferralStatus, PillProps['tone']>> = {
  joined: 'plain',
  deposited: 'accent',
  played: 'accent',
  review: 'accent',
  paid: 'win',
  rejected: 'loss',
};

/** Invited friends, newest first, each with what is still missing. */
export function FriendList({ referral }: { referral: Conditions }) {
  const say = useTexts('invite');
  const list = useCursorList('listReferrals', { limit: 20 });
  return (
    <section className={styles.part} aria-labelledby="invite-friends">
      <h2 id="invite-friends" className={styles.heading}>
        {say('invite:friends')}
      </h2>
      <RecordList
        list={list}
        empty={
          <EmptyState icon="usersThree" title={say('invite:friends.empty.title')}>
            {say('invite:friends.empty.text')}
          </EmptyState>
        }
      >
        {(friends) => (
          <ul className={styles.friends}>
            {friends.map((friend) => (
              <Friend key={friend.referralId} friend={friend} conditions={referral} />
            ))}
          </ul>
        )}
      </RecordList>
    </section>
  );
}

function Friend({ friend, conditions }: { friend: Referral; conditions: Conditions }) {
  const say = useTexts('invite');
  const locale = useLocale();
  const { account, joinedAt, status } = friend;
  return (
    <Card as="li" className={styles.friend}>
      <div className={styles.top}>
        <h3 className={styles.account}>{account}</h3>
        <Pill tone={TONES[status]}>{say(`invite:status.${status}`)}</Pill>
      </div>
      <FriendProgress friend={friend} conditions={conditions} />
      <p className={styles.since}>
        {say('invite:joinedAt', { day: formatMoment(joinedAt, locale, 'day') })}
      </p>
    </Card>
  );
}

/** A sentence about the reward: what is missing, what is under way, or what was paid. */
function FriendProgress({ friend, conditions }: { friend: Referral; conditions: Conditions }) {
  const say = useTexts('invite');
  const locale = useLocale();
  const { currency } = conditions;
  const money = (micro: bigint): string => formatMicro(micro, currency, locale);
  if (friend.status === 'paid') {
    return <p>{say('invite:progress.paid', { amount: money(BigInt(friend.rewardMicro)) })}</p>;
  }
  if (friend.status === 'review' || friend.status === 'rejected') {
    return <p>{say(`invite:progress.${friend.status}`)}</p>;
  }
  const missing = friend.status === 'played' ? [] : missingOf(friend, conditions);
  return (
    <p>
      {missing.length === 0
        ? say('invite:progress.played')
        : missing
            .map(({ what, micro }) => say(`invite:missing.${what}`, { amount: money(micro) }))
            .join(' ')}
    </p>
  );
}
