import { Link } from 'react-router-dom';
import type { OfficeApplication } from '#contract/generated/types.ts';
import { promotionApplicationList } from '#domain/promotion/promotion-application-list.ts';
import { actionsOf } from '#staff/desk/desk-action.ts';
import { Desk } from '#staff/desk/Desk.tsx';
import type { Fact } from '#staff/kit/Facts.tsx';
import { ProofPictures } from '#staff/kit/ProofPictures.tsx';
import { DecisionCell, StatusPill } from '#staff/queue/Decision.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { campaignAddress } from './campaign-draft.ts';
import styles from './PromotionDesk.module.css';

const action = actionsOf<'listPromotionApplications'>();

const decides = (decision: 'approve' | 'reject') =>
  action({
    id: decision,
    operation: 'decidePromotionApplication',
    permission: 'promotion.decide',
    tone: decision === 'approve' ? 'primary' : 'secondary',
    applies: ({ status }) => status === 'waiting',
    bulk: () => true,
    request: ({ brand, applicationId: promotionApplicationId }, { text: reason }) => ({
      params: { brand, promotionApplicationId },
      body: { decision, reason },
    }),
  });

const ACTIONS = [decides('approve'), decides('reject')];

const CELLS = {
  account: ({ memberId, account }: OfficeApplication) => (
    <Link to={`/members/${memberId}`}>{account}</Link>
  ),
  campaign: ({ brand, campaignId, campaignTitle }: OfficeApplication) => (
    <Link to={campaignAddress(brand, campaignId)}>{campaignTitle}</Link>
  ),
  comment: (item: OfficeApplication) => <Comment item={item} />,
  state: ({ status }: OfficeApplication) => <StatusPill status={status} />,
  decidedAt: ({ decidedBy, decidedAt, note }: OfficeApplication) => (
    <DecisionCell by={decidedBy} at={decidedAt} reason={note} />
  ),
};

/** Applications to promotions, which staff decide. */
export function ApplicationsScreen() {
  const say = useTexts('promotion-application-desk');
  const facts = ({ account, campaignTitle }: OfficeApplication): readonly Fact[] => [
    { id: 'account', label: say('promotion-application-desk:account'), value: account },
    { id: 'campaign', label: say('promotion-application-desk:campaign'), value: campaignTitle },
  ];
  return (
    <Desk
      list={promotionApplicationList}
      permission="promotion.decide"
      topic="promotionQueue"
      actions={ACTIONS}
      name={({ account, campaignTitle }) => `${account}, ${campaignTitle}`}
      cells={CELLS}
      facts={facts}
    />
  );
}

function Comment({ item: { comment, pictures } }: { item: OfficeApplication }) {
  const say = useTexts('promotion-application-desk');
  return (
    <span className={styles.named}>
      <span className={styles.text}>{comment}</span>
      {pictures.length === 0 ? null : (
        <ProofPictures
          proofs={pictures}
          label={(number, at) => say('promotion-application-desk:picture', { number, at })}
        />
      )}
    </span>
  );
}
