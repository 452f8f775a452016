import { BrandDesk } from '#staff/screen/BrandDesk.tsx';
import { oneOf } from '#staff/values/address-values.ts';
import { useAddress } from '#staff/values/useAddress.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { ChoiceStrip } from '#ui/kit/ChoiceStrip.tsx';
import { DepositsDesk } from './DepositsDesk.tsx';
import { StatementDesk } from './StatementDesk.tsx';

const VIEWS = ['awaiting', 'lines', 'all'] as const;

/** Money on its way in: transfers to find, lines of statements, and every deposit. */
export function DepositsScreen() {
  const say = useTexts('deposit-desk');
  const { params, change } = useAddress();
  const view = oneOf(params, 'view', VIEWS) ?? 'awaiting';
  return (
    <BrandDesk
      title={say('deposit-desk:deposits')}
      lead={say('deposit-desk:deposits.lead')}
      permission="deposit.match"
    >
      {({ brand, name }) => (
        <>
          <ChoiceStrip
            label={say('deposit-desk:views')}
            choices={VIEWS.map((value) => ({ value, label: say(`deposit-desk:view.${value}`) }))}
            chosen={view}
            onChoose={(value) => change({ view: value })}
          />
          {view === 'lines' ? (
            <StatementDesk brand={brand} name={name} />
          ) : (
            <DepositsDesk key={view} brand={brand} name={name} view={view} />
          )}
        </>
      )}
    </BrandDesk>
  );
}
