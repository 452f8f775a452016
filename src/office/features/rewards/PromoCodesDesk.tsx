import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PromoCodeBatch } from '#contract/generated/types.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { QueueDesk } from '#staff/queue/QueueDesk.tsx';
import { useStaff } from '#staff/session/useStaff.ts';
import { cursorOf } from '#staff/values/address-values.ts';
import { Instant } from '#staff/values/Instant.tsx';
import { useAddress } from '#staff/values/useAddress.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import type { Column } from '#ui/kit/DataTable.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { campaignAddress } from './campaign-draft.ts';
import { CreateCodes } from './CreateCodes.tsx';
import styles from './PromotionDesk.module.css';

/** How often the codes of a batch can be redeemed in all. */
const usesOf = ({ kind, count, uses }: PromoCodeBatch): number =>
  kind === 'shared' ? uses : count;

/** A brand's batches of codes, and a form for another. */
export function PromoCodesDesk({ brand, name }: { brand: string; name: string }) {
  const say = useTexts('promotion-desk', 'office');
  const mayEdit = useStaff().may('promotion.edit');
  const cursor = cursorOf(useAddress().params);
  const list = useQuery(
    'listPromoCodeBatches',
    { params: { brand }, query: cursor === null ? {} : { cursor } },
    { keepPrevious: true },
  );
  const [isCreating, setCreating] = useState(false);
  const { run, pending, problem } = useCommand('revokePromoCodeBatch');
  const columns: readonly Column<PromoCodeBatch>[] = [
    {
      id: 'label',
      label: say('promotion-desk:codes.label'),
      lead: true,
      cell: ({ label, kind }) => (
        <span className={styles.named}>
          {label}
          <span className={styles.quiet}>{say(`promotion-desk:codeKind.${kind}`)}</span>
        </span>
      ),
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
      id: 'redeemed',
      label: say('promotion-desk:codes.redeemed'),
      align: 'end',
      cell: (batch) => <span className="tabular">{`${batch.redeemed} / ${usesOf(batch)}`}</span>,
    },
    {
      id: 'expires',
      label: say('promotion-desk:codes.expiresAt'),
      cell: ({ expiresAt, revokedAt }) =>
        revokedAt === null ? (
          <Instant at={expiresAt} />
        ) : (
          <Pill tone="loss">{say('promotion-desk:codes.revoked')}</Pill>
        ),
    },
    {
      id: 'created',
      label: say('promotion-desk:codes.createdBy'),
      cell: ({ createdBy, createdAt }) => (
        <>
          {createdBy ?? say('office:desk.somebody')} <Instant at={createdAt} />
        </>
      ),
    },
  ];
  return (
    <div className={styles.parts}>
      {mayEdit ? (
        <div>
          <Button onClick={() => setCreating(true)}>
            <Icon name="plus" size="small" />
            {say('promotion-desk:codes.create')}
          </Button>
        </div>
      ) : null}
      <QueueDesk<PromoCodeBatch>
        list={list}
        caption={say('promotion-desk:codes.title')}
        rowKey={({ batchId }) => batchId}
        name={({ label }) => label}
        columns={columns}
        actions={
          mayEdit
            ? [
                {
                  id: 'revoke',
                  label: say('promotion-desk:codes.revoke'),
                  applies: (batch) => batch.revokedAt === null && batch.redeemed < usesOf(batch),
                  effect: (batch) =>
                    say('promotion-desk:codes.revoke.effect', {
                      left: usesOf(batch) - batch.redeemed,
                    }),
                  hint: say('promotion-desk:reasonHint'),
                  pending,
                  problem: problem === null ? null : <ProblemPanel problem={problem} />,
                  run: async ({ batchId }, reason) =>
                    (await run({ params: { brand, batchId }, body: { reason } })).ok,
                },
              ]
            : []
        }
        none={{
          title: say('promotion-desk:codes.none', { name }),
          text: say('promotion-desk:codes.none.text'),
        }}
        done={say('office:queue.done')}
      />
      {isCreating ? (
        <CreateCodes
          brand={brand}
          onClose={() => {
            setCreating(false);
            void list.refresh();
          }}
        />
      ) : null}
    </div>
  );
}
