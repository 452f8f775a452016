import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import { useAddress } from '../../frame/useAddress.ts';

/** The account that the movements are of; pressing it shows all accounts again. */
export function AccountFilter({ memberId }: { memberId: string }) {
  const say = useTexts('agent');
  const address = useAddress();
  const { value } = useQuery('getDownline', { params: { memberId } });
  return (
    <Button tone="secondary" onClick={() => address.set({ member: null })}>
      {say('agent:transactions.only', { account: value?.downline.account ?? '…' })}
      <Icon name="close" size="small" />
      <span className="visually-hidden">{say('agent:transactions.all')}</span>
    </Button>
  );
}
