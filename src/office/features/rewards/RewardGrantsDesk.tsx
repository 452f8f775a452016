import { Link } from 'react-router-dom';
import type { RewardGrant } from '#contract/generated/types.ts';
import { DecisionCell, StatusPill } from '#staff/queue/Decision.tsx';
import { DecisionDesk } from '#staff/queue/DecisionDesk.tsx';
import { queueQuery, REFRESH_MS } from '#staff/queue/queue-view.ts';
import { useListTopic } from '#staff/queue/useListTopic.ts';
import { Amount } from '#staff/values/Amount.tsx';
import { Instant } from '#staff/values/Instant.tsx';
import { useAddress } from '#staff/values/useAddress.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { Column } from '#ui/kit/DataTable.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { campaignAddress } from './campaign-draft.ts';
import styles from './PromotionDesk.module.css';

/** One brand's grants: those that wait for a second person, or all. */
export function RewardGrantsDesk({ brand, name }: { brand: string; name: string }) {
  const say = useTexts('promotion-desk');
  const { params } = useAddress();
  const list = useQuery(
    'listRewardGrants',
    { params: { brand }, query: queueQuery(params) },
    { keepPrevious: true, everyMs: REFRESH_MS },
  );
  useListTopic('promotionQueue', brand, list.refresh);
  const { run, pending, problem } = useCommand('decideRewardGrant');
  const columns: readonly Column<RewardGrant>[] = [
    {
      id: 'account',
      label: say('promotion-desk:account'),
      lead: true,
      cell: ({ memberId, account }) => <Link to={`/members/${memberId}`}>{account}</Link>,
    },
    {
      id: 'campaign',
      label: say('promotion-desk:campaign'),
      lead: true,
      cell: ({ campaignId, campaignTitle }) => (
        <Link to={campaignAddress(brand, campaignId)}>{campaignTitle}</Link>
      ),
    },
    {
      id: 'amount',
      label: say('promotion-desk:amount'),
      align: 'end',
      cell: ({ amountMicro, currency }) => (
        <Amount micro={BigInt(amountMicro)} currency={currency} />
      ),
    },
    { id: 'reason', label: say('promotion-desk:reason'), cell: ({ reason }) => reason },
    {
      id: 'requested',
      label: say('promotion-desk:grants.requested'),
      cell: ({ requestedBy, requestedAt, isOwn }) => (
        <>
          {isOwn ? say('promotion-desk:you') : requestedBy} <Instant at={requestedAt} />
        </>
      ),
    },
    {
      id: 'status',
      label: say('promotion-desk:state'),
      cell: ({ status, decidedBy, decidedAt }) => (
        <span className={styles.named}>
          <StatusPill status={status} />
          {decidedAt === null ? null : (
            <span>
              <DecisionCell by={decidedBy} at={decidedAt} />
            </span>
          )}
        </span>
      ),
    },
  ];
  return (
    <DecisionDesk<RewardGrant>
      list={list}
      caption={say('promotion-desk:grants.title')}
      rowKey={({ grantId }) => grantId}
      name={({ account, campaignTitle }) => `${account}, ${campaignTitle}`}
      columns={columns}
      permission="promotion.decide"
      waits={({ status }) => status === 'waiting'}
      isOwn={({ isOwn }) => isOwn}
      effect={(decision) => say(`promotion-desk:grants.effect.${decision}`)}
      hint={say('promotion-desk:reasonHint')}
      decide={async ({ grantId }, decision, reason) =>
        (await run({ params: { brand, grantId }, body: { decision, reason } })).ok
      }
      pending={pending}
      problem={problem}
      none={{
        title: say('promotion-desk:grants.none', { name }),
        text: say('promotion-desk:grants.none.text'),
      }}
    />
  );
}
