import { Link } from 'react-router-dom';
import type { OfficeApplication } from '#contract/generated/types.ts';
import { ProofPictures } from '#staff/kit/ProofPictures.tsx';
import { DecisionCell, StatusPill } from '#staff/queue/Decision.tsx';
import { DecisionDesk } from '#staff/queue/DecisionDesk.tsx';
import { queueQuery, REFRESH_MS } from '#staff/queue/queue-view.ts';
import { useListTopic } from '#staff/queue/useListTopic.ts';
import { Instant } from '#staff/values/Instant.tsx';
import { useAddress } from '#staff/values/useAddress.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import type { Column } from '#ui/kit/DataTable.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { campaignAddress } from './campaign-draft.ts';
import styles from './PromotionDesk.module.css';

/** One brand's applications: those that wait for staff, or all. */
export function ApplicationsDesk({ brand, name }: { brand: string; name: string }) {
  const say = useTexts('promotion-desk');
  const { params } = useAddress();
  const list = useQuery(
    'listPromotionApplications',
    { params: { brand }, query: queueQuery(params) },
    { keepPrevious: true, everyMs: REFRESH_MS },
  );
  useListTopic('promotionQueue', brand, list.refresh);
  const { run, pending, problem } = useCommand('decidePromotionApplication');
  const columns: readonly Column<OfficeApplication>[] = [
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
      id: 'comment',
      label: say('promotion-desk:applications.comment'),
      cell: ({ comment, pictures }) => (
        <span className={styles.named}>
          <span className={styles.text}>{comment}</span>
          {pictures.length === 0 ? null : (
            <ProofPictures
              proofs={pictures}
              label={(number, at) => say('promotion-desk:applications.picture', { number, at })}
            />
          )}
        </span>
      ),
    },
    {
      id: 'created',
      label: say('promotion-desk:applications.createdAt'),
      cell: ({ createdAt }) => <Instant at={createdAt} />,
    },
    {
      id: 'status',
      label: say('promotion-desk:state'),
      cell: ({ status, decidedBy, decidedAt, note }) => (
        <span className={styles.named}>
          <StatusPill status={status} />
          {decidedAt === null ? null : (
            <span>
              <DecisionCell by={decidedBy} at={decidedAt} reason={note} />
            </span>
          )}
        </span>
      ),
    },
  ];
  return (
    <DecisionDesk<OfficeApplication>
      list={list}
      caption={say('promotion-desk:applications.title')}
      rowKey={({ applicationId }) => applicationId}
      name={({ account, campaignTitle }) => `${account}, ${campaignTitle}`}
      columns={columns}
      permission="promotion.decide"
      waits={({ status }) => status === 'waiting'}
      effect={(decision) => say(`promotion-desk:applications.effect.${decision}`)}
      hint={say('promotion-desk:applications.reasonHint')}
      decide={async ({ applicationId }, decision, reason) =>
        (
          await run({
            params: { brand, promotionApplicationId: applicationId },
            body: { decision, reason },
          })
        ).ok
      }
      pending={pending}
      problem={problem}
      none={{
        title: say('promotion-desk:applications.none', { name }),
        text: say('promotion-desk:applications.none.text'),
      }}
    />
  );
}
