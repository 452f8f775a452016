import { Link } from 'react-router-dom';
import type { OfficeReward, RewardStatus } from '#contract/generated/types.ts';
import { DecisionDesk } from '#staff/queue/DecisionDesk.tsx';
import { queueQuery, REFRESH_MS } from '#staff/queue/queue-view.ts';
import { useListTopic } from '#staff/queue/useListTopic.ts';
import { Amount } from '#staff/values/Amount.tsx';
import { Instant } from '#staff/values/Instant.tsx';
import { useAddress } from '#staff/values/useAddress.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { Column } from '#ui/kit/DataTable.tsx';
import { Pill, type PillProps } from '#ui/kit/Pill.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import styles from './PromotionDesk.module.css';
import { Signals } from './Signals.tsx';

const TONES: Readonly<Partial<Record<RewardStatus, PillProps['tone']>>> = {
  held: 'accent',
  rejected: 'loss',
  reversed: 'loss',
  claimed: 'win',
  completed: 'win',
};

/** One brand's rewards with signs of one person behind several accounts: those that wait, or all. */
export function HeldRewardsDesk({ brand, name }: { brand: string; name: string }) {
  const say = useTexts('promotion-desk');
  const { params } = useAddress();
  const list = useQuery(
    'listHeldRewards',
    { params: { brand }, query: queueQuery(params) },
    { keepPrevious: true, everyMs: REFRESH_MS },
  );
  useListTopic('promotionQueue', brand, list.refresh);
  const { run, pending, problem } = useCommand('decideHeldReward');
  const columns: readonly Column<OfficeReward>[] = [
    {
      id: 'account',
      label: say('promotion-desk:account'),
      lead: true,
      cell: ({ memberId, account }) => <Link to={`/members/${memberId}`}>{account}</Link>,
    },
    {
      id: 'title',
      label: say('promotion-desk:held.reward'),
      lead: true,
      cell: ({ title, source }) => (
        <span className={styles.named}>
          {title}
          <span className={styles.quiet}>{say(`promotion-desk:source.${source}`)}</span>
        </span>
      ),
    },
    {
      id: 'amount',
      label: say('promotion-desk:amount'),
      align: 'end',
      cell: ({ amountMicro, currency, kind }) => (
        <span className={styles.named}>
          <Amount micro={BigInt(amountMicro)} currency={currency} />
          <span className={styles.quiet}>{say(`promotion-desk:kind.${kind}`)}</span>
        </span>
      ),
    },
    {
      id: 'signals',
      label: say('promotion-desk:signals'),
      cell: ({ signals }) => <Signals signals={signals} />,
    },
    {
      id: 'created',
      label: say('promotion-desk:held.createdAt'),
      cell: ({ createdAt }) => <Instant at={createdAt} />,
    },
    {
      id: 'status',
      label: say('promotion-desk:state'),
      cell: ({ status }) => (
        <Pill tone={TONES[status] ?? 'plain'}>{say(`promotion-desk:rewardStatus.${status}`)}</Pill>
      ),
    },
  ];
  return (
    <DecisionDesk<OfficeReward>
      list={list}
      caption={say('promotion-desk:held.title')}
      rowKey={({ rewardId }) => rewardId}
      name={({ account, title }) => `${account}, ${title}`}
      columns={columns}
      permission="promotion.decide"
      waits={({ status }) => status === 'held'}
      effect={(decision) => say(`promotion-desk:held.effect.${decision}`)}
      hint={say('promotion-desk:reasonHint')}
      decide={async ({ rewardId }, decision, reason) =>
        (await run({ params: { brand, heldRewardId: rewardId }, body: { decision, reason } })).ok
      }
      pending={pending}
      problem={problem}
      none={{
        title: say('promotion-desk:held.none', { name }),
        text: say('promotion-desk:held.none.text'),
      }}
    />
  );
}
