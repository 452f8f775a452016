import type { StaffActRequest } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Facts } from '#staff/kit/Facts.tsx';
import { Panel } from '#staff/kit/Panel.tsx';
import { actFields } from './act-fields.ts';

/** Everything that was asked for, as the operation takes it. */
export function ActDetail({ act }: { act: StaffActRequest }) {
  const say = useTexts('staff-act-desk');
  return (
    <Panel title={say(`staff-act-desk:act.${act.operation}`)}>
      <Facts facts={actFields(act).map(({ name, value }) => ({ id: name, label: name, value }))} />
    </Panel>
  );
}
