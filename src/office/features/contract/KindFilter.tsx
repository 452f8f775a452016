import { contractKinds } from '#domain/contract/contract-kinds.ts';
import { oneOf } from '#staff/values/address-values.ts';
import { useAddress } from '#staff/values/useAddress.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { SelectField } from '#ui/kit/Field.tsx';

/** Narrows a list to one kind of contract, which is in the address. */
export function KindFilter() {
  const say = useTexts('contract-desk');
  const { params, change } = useAddress();
  return (
    <SelectField
      label={say('contract-desk:kind')}
      value={oneOf(params, 'kind', contractKinds) ?? ''}
      options={[
        { value: '', label: say('contract-desk:kind.all') },
        ...contractKinds.map((kind) => ({ value: kind, label: say(`contract-desk:kind.${kind}`) })),
      ]}
      onChange={(kind) => change({ kind })}
    />
  );
}
