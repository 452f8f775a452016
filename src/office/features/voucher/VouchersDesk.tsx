import { useState } from 'react';
import type { VoucherBatch } from '#contract/generated/types.ts';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { QueueDesk } from '#staff/queue/QueueDesk.tsx';
import { cursorOf } from '#staff/values/address-values.ts';
import { Amount } from '#staff/values/Amount.tsx';
import { Instant } from '#staff/values/Instant.tsx';
import { useAddress } from '#staff/values/useAddress.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Pill } from '#ui/kit/Pill.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { MakeVouchers } from './MakeVouchers.tsx';

/** A brand's batches, and a form for another. */
export function VouchersDesk({ brand, name }: { brand: string; name: string }) {
  const say = useTexts('voucher-desk');
  const cursor = cursorOf(useAddress().params);
  const list = useQuery(
    'listVoucherBatches',
    { params: { brand }, query: cursor === null ? {} : { cursor } },
    { keepPrevious: true },
  );
  const [isMaking, setMaking] = useState(false);
  const { run, pending, problem } = useCommand('revokeVoucherBatch');
  return (
    <>
      <div>
        <Button onClick={() => setMaking(true)}>{say('voucher-desk:make')}</Button>
      </div>
      <QueueDesk<VoucherBatch>
        list={list}
        caption={say('voucher-desk:title')}
        rowKey={({ batchId }) => batchId}
        name={({ label }) => label}
        columns={[
          { id: 'label', label: say('voucher-desk:label'), lead: true, cell: ({ label }) => label },
          {
            id: 'amount',
            label: say('voucher-desk:amount'),
            align: 'end',
            lead: true,
            cell: ({ amountMicro, currency }) => (
              <Amount micro={BigInt(amountMicro)} currency={currency} />
            ),
          },
          {
            id: 'redeemed',
            label: say('voucher-desk:redeemed'),
            align: 'end',
            cell: ({ redeemed, count }) => `${redeemed} / ${count}`,
          },
          {
            id: 'expires',
            label: say('voucher-desk:expiresAt'),
            cell: ({ expiresAt, revokedAt }) =>
              revokedAt === null ? (
                <Instant at={expiresAt} />
              ) : (
                <Pill tone="loss">{say('voucher-desk:revoked')}</Pill>
              ),
          },
          {
            id: 'made',
            label: say('voucher-desk:createdBy'),
            cell: ({ createdBy, createdAt }) => (
              <>
                {createdBy} <Instant at={createdAt} />
              </>
            ),
          },
        ]}
        actions={[
          {
            id: 'revoke',
            label: say('voucher-desk:revoke'),
            applies: ({ revokedAt, redeemed, count }) => revokedAt === null && redeemed < count,
            effect: ({ redeemed, count }) =>
              say('voucher-desk:revoke.effect', { left: count - redeemed }),
            hint: say('voucher-desk:reasonHint'),
            pending,
            problem: problem === null ? null : <ProblemPanel problem={problem} />,
            run: async ({ batchId }, reason) =>
              (await run({ params: { brand, batchId }, body: { reason } })).ok,
          },
        ]}
        none={{ title: say('voucher-desk:none', { name }), text: say('voucher-desk:none.text') }}
        done={say('voucher-desk:done')}
      />
      {isMaking ? (
        <MakeVouchers
          brand={brand}
          onClose={() => {
            setMaking(false);
            void list.refresh();
          }}
        />
      ) : null}
    </>
  );
}
