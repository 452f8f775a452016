import type { VoucherBatch } from '#contract/generated/types.ts';
import { voucherBatchList } from '#domain/voucher/voucher-batch-list.ts';
import { actionsOf } from '#staff/desk/desk-action.ts';
import { Desk } from '#staff/desk/Desk.tsx';
import type { Fact } from '#staff/kit/Facts.tsx';
import { Amount } from '#staff/values/Amount.tsx';
import { Instant } from '#staff/values/Instant.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Pill } from '#ui/kit/Pill.tsx';
import { MakeVouchers } from './MakeVouchers.tsx';

const action = actionsOf<'listVoucherBatches'>();

const ACTIONS = [
  action({
    id: 'revoke',
    operation: 'revokeVoucherBatch',
    permission: 'voucher.make',
    applies: ({ revokedAt, redeemed, count }) => revokedAt === null && redeemed < count,
    bulk: () => true,
    request: ({ brand, batchId }, { text: reason }) => ({
      params: { brand, batchId },
      body: { reason },
    }),
  }),
];

const CELLS = { expiresAt: (item: VoucherBatch) => <Expires item={item} /> };

/** Vouchers that are sold elsewhere. */
export function VouchersScreen() {
  const say = useTexts('voucher-desk');
  const facts = ({ amountMicro, currency, count, redeemed }: VoucherBatch): readonly Fact[] => [
    {
      id: 'amount',
      label: say('voucher-desk:amount'),
      value: <Amount micro={BigInt(amountMicro)} currency={currency} />,
    },
    { id: 'left', label: say('voucher-desk:left'), value: count - redeemed },
  ];
  return (
    <Desk
      list={voucherBatchList}
      permission="voucher.make"
      actions={ACTIONS}
      name={({ label }) => label}
      cells={CELLS}
      facts={facts}
      above={(brand, refresh) =>
        brand === null ? (
          <p>{say('voucher-desk:chooseBrand')}</p>
        ) : (
          <MakeVouchers key={brand} brand={brand} onMade={() => void refresh()} />
        )
      }
    />
  );
}

function Expires({ item: { expiresAt, revokedAt } }: { item: VoucherBatch }) {
  const say = useTexts('voucher-desk');
  return revokedAt === null ? (
    <Instant at={expiresAt} />
  ) : (
    <Pill tone="loss">{say('voucher-desk:revoked')}</Pill>
  );
}
