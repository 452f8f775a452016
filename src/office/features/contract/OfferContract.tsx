import { contractKinds, kindsOn } from '#domain/contract/contract-kinds.ts';
import { ReadProblem } from '#staff/screen/ReadProblem.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Dialog } from '#ui/kit/Dialog.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { OfferForm, type OfferFormProps } from './OfferForm.tsx';

type OfferContractProps = Pick<OfferFormProps, 'brand' | 'currency' | 'onDone' | 'onClose'>;

/** Offers a contract of the brand to a top agent, within the contract policy. */
export function OfferContract({ brand, currency, onDone, onClose }: OfferContractProps) {
  const say = useTexts('contract-desk');
  const setting = useQuery('getContractPolicy', { params: { brand } });
  const policy = setting.value?.policy;
  const kinds = policy === undefined ? contractKinds : kindsOn(policy);
  const first = kinds[0];
  if (policy === undefined || first === undefined) {
    return (
      <Dialog title={say('contract-desk:offer')} onClose={onClose}>
        <ReadProblem state={setting} />
        {first === undefined ? (
          <Notice tone="warning">{say('contract-desk:offer.noKind')}</Notice>
        ) : null}
      </Dialog>
    );
  }
  return (
    <OfferForm
      brand={brand}
      currency={currency}
      policy={policy}
      kinds={kinds}
      first={first}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
