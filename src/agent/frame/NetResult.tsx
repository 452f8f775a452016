import { useTexts } from '#ui/i18n/useTexts.ts';
import { Money } from '#ui/kit/Money.tsx';
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx';

/** The players' result with its sign and colour, and in words for assistive technology. */
export function NetResult({ micro, currency }: { micro: bigint; currency: string }) {
  const say = useTexts('agent');
  return (
    <>
      <Money micro={micro} currency={currency} signed />
      {micro === 0n ? null : (
        <VisuallyHidden>
          {' '}
          {say(micro > 0n ? 'agent:result.won' : 'agent:result.lost')}
        </VisuallyHidden>
      )}
    </>
  );
}
