import type { StaffActRequest } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Facts } from '#staff/kit/Facts.tsx';
import { Panel } from '#staff/kit/Panel.tsx';
import { Amount } from '#staff/values/Amount.tsx';
import { Instant } from '#staff/values/Instant.tsx';
import { actFields } from './act-fields.ts';

/** Everything that was asked for, as the operation takes it. */
export function ActDetail({ act }: { act: StaffActRequest }) {
  const say = useTexts('staff-act-desk');
  return (
    <Panel title={say(`staff-act-desk:act.${act.operation}`)}>
      <Facts
        facts={actFields(act).map(({ name, value }) => ({
          id: name,
          label: name,
          value: <FieldValue name={name} value={value} currency={act.currency} />,
        }))}
      />
    </Panel>
  );
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;

/** Amounts and moments as people read them; anything else as it was sent. */
function FieldValue({
  name,
  value,
  currency,
}: {
  name: string;
  value: string;
  currency: string | null;
}) {
  if (currency !== null && name.endsWith('Micro') && /^-?\d+$/.test(value)) {
    return <Amount micro={BigInt(value)} currency={currency} />;
  }
  return MOMENT.test(value) ? <Instant at={value} /> : value;
}
