import { useAtom } from 'jotai';
import { Icon } from '#ui/kit/Icon.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { balanceMaskAtom } from '#ui/session/session.atoms.ts';
import { useBalance } from '#ui/session/useBalance.ts';
import { usePlayMoney } from '#ui/session/usePlayMoney.ts';
import { useSession } from '#ui/session/useSession.ts';
import styles from './Balance.module.css';

/** The balance, or a trial's play money: a press asks for it anew, the eye hides it. */
export function Balance({ label }: { label: string }) {
  const say = useTexts('shell');
  const { header } = useSitePlan();
  const { hasWallet, kind } = useSession();
  const { value, problem, refreshing, refresh } = useShownMoney();
  const [mask, setMask] = useAtom(balanceMaskAtom);
  const masked = mask ?? header.balanceMasked;
  if (!hasWallet && kind !== 'trial') return null;
  return (
    <div className={styles.balance} data-trial={kind === 'trial' || undefined}>
      <button
        type="button"
        className={styles.amount}
        onClick={() => void refresh()}
        title={say('shell:balance.refresh')}
      >
        {kind === 'trial' ? (
          <span className={styles.play}>{say('shell:balance.play')}</span>
        ) : (
          <VisuallyHidden>{label}: </VisuallyHidden>
        )}
        {masked ? (
          <span className={styles.mask}>
            <span aria-hidden="true">••••••</span>
            <VisuallyHidden>{say('shell:balance.hidden')}</VisuallyHidden>
          </span>
        ) : value === undefined ? (
          <span>{problem === null ? '…' : say('shell:balance.unknown')}</span>
        ) : (
          <Money micro={value.micro} currency={value.currency} />
        )}
        <span className={styles.refresh} data-turning={refreshing || undefined}>
          <Icon name="refresh" size="small" />
        </span>
        <VisuallyHidden>{say('shell:balance.refresh')}</VisuallyHidden>
      </button>
      <button
        type="button"
        className={styles.eye}
        aria-pressed={masked}
        aria-label={say('shell:balance.hide')}
        onClick={() => setMask(!masked)}
      >
        <Icon name={masked ? 'eyeOff' : 'eye'} size="small" />
      </button>
    </div>
  );
}

/** What there is to play with. */
function useShownMoney() {
  const { kind } = useSession();
  const real = useBalance();
  const play = usePlayMoney();
  const { problem, refreshing, refresh } = kind === 'trial' ? play : real;
  const money = kind === 'trial' ? play.value : real.value;
  const value = money && {
    micro: BigInt('balanceMicro' in money ? money.balanceMicro : money.availableMicro),
    currency: money.currency,
  };
  return { value, problem, refreshing, refresh };
}
