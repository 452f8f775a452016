import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PromoCodeBatch } from '#contract/generated/types.ts';
import { promoCodeList, usesInAll } from '#domain/promotion/promo-code-list.ts';
import { actionsOf } from '#staff/desk/desk-action.ts';
import { Desk } from '#staff/desk/Desk.tsx';
import type { Fact } from '#staff/kit/Facts.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { Instant } from '#staff/values/Instant.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { campaignAddress } from './campaign-draft.ts';
import { CreateCodes } from './CreateCodes.tsx';
import styles from './PromotionDesk.module.css';

const ACTIONS = [
  actionsOf<'listPromoCodeBatches'>()({
    id: 'revoke',
    operation: 'revokePromoCodeBatch',
    permission: 'promotion.edit',
    applies: (batch) => batch.revokedAt === null && batch.redeemed < usesInAll(batch),
    bulk: () => true,
    request: ({ brand, batchId }, { text: reason }) => ({
      params: { brand, batchId },
      body: { reason },
    }),
  }),
];

const CELLS = {
  campaign: ({ brand, campaignId, campaignTitle }: PromoCodeBatch) => (
    <Link to={campaignAddress(brand, campaignId)}>{campaignTitle}</Link>
  ),
  expiresAt: (batch: PromoCodeBatch) => <Expiry batch={batch} />,
  createdBy: (batch: PromoCodeBatch) => <Maker batch={batch} />,
};

/** Codes that give a campaign's reward. */
export function PromoCodesScreen() {
  const say = useTexts('promo-code-desk');
  const facts = (batch: PromoCodeBatch): readonly Fact[] => [
    { id: 'campaign', label: say('promo-code-desk:campaign'), value: batch.campaignTitle },
    { id: 'left', label: say('promo-code-desk:left'), value: usesInAll(batch) - batch.redeemed },
  ];
  return (
    <Desk
      list={promoCodeList}
      permission="promotion.edit"
      actions={ACTIONS}
      name={({ label }) => label}
      cells={CELLS}
      facts={facts}
      above={(brand, refresh) => <NewCodes brand={brand} onCreated={() => void refresh()} />}
    />
  );
}

/** The way to another batch. Codes belong to one brand, so it has to be chosen first. */
function NewCodes({ brand, onCreated }: { brand: string | null; onCreated: () => void }) {
  const say = useTexts('promo-code-desk');
  const mayEdit = useStaff().may('promotion.edit');
  const [isCreating, setCreating] = useState(false);
  if (!mayEdit) return null;
  if (brand === null) return <p className={styles.quiet}>{say('promo-code-desk:oneBrand')}</p>;
  return (
    <div>
      <Button onClick={() => setCreating(true)}>
        <Icon name="plus" size="small" />
        {say('promo-code-desk:create')}
      </Button>
      {isCreating ? (
        <CreateCodes
          brand={brand}
          onClose={() => {
            setCreating(false);
            onCreated();
          }}
        />
      ) : null}
    </div>
  );
}

function Expiry({ batch: { expiresAt, revokedAt } }: { batch: PromoCodeBatch }) {
  const say = useTexts('promo-code-desk');
  return revokedAt === null ? (
    <Instant at={expiresAt} />
  ) : (
    <Pill tone="loss">{say('promo-code-desk:revoked')}</Pill>
  );
}

function Maker({ batch: { createdBy } }: { batch: PromoCodeBatch }) {
  const say = useTexts('office');
  return createdBy ?? say('office:desk.somebody');
}
