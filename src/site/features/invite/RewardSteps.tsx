import type { ReplyOf } from '#contract/operation.ts';
import { formatMicro } from '#domain/money/format-micro.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Card } from '#ui/kit/Card.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import styles from './InviteFriendsScreen.module.css';

const STEPS = [
  { name: 'share', icon: 'paperPlane' },
  { name: 'friend', icon: 'userPlus' },
  { name: 'reward', icon: 'gift' },
] as const;

/** The way to a reward in three steps, with the brand's amounts. */
export function RewardSteps({ referral }: { referral: ReplyOf<'getReferral'> }) {
  const say = useTexts('invite');
  const locale = useLocale();
  const { currency, rewardMicro, depositMicro, playMicro } = referral;
  const money = (micro: string): string => formatMicro(BigInt(micro), currency, locale);
  const words = {
    share: say('invite:step.share.text'),
    friend: say(`invite:step.friend.${condition(depositMicro, playMicro)}`, {
      deposit: money(depositMicro),
      play: money(playMicro),
    }),
    reward: say('invite:step.reward.text', { reward: money(rewardMicro) }),
  };
  return (
    <section className={styles.part} aria-labelledby="invite-steps">
      <h2 id="invite-steps" className={styles.heading}>
        {say('invite:steps')}
      </h2>
      <ol className={styles.steps}>
        {STEPS.map(({ name, icon }, index) => (
          <Card as="li" key={name} className={styles.step}>
            <span className={styles.mark}>
              <Icon name={icon} />
              <span className="tabular" aria-hidden="true">
                {index + 1}
              </span>
            </span>
            <h3 className={styles.heading}>{say(`invite:step.${name}.title`)}</h3>
            <p className={styles.quiet}>{words[name]}</p>
          </Card>
        ))}
      </ol>
    </section>
  );
}

/** A condition of zero is met by any deposit, or without bets. */
function condition(
  depositMicro: string,
  playMicro: string,
): 'both' | 'deposit' | 'play' | 'anyDeposit' {
  if (depositMicro === '0') return playMicro === '0' ? 'anyDeposit' : 'play';
  return playMicro === '0' ? 'deposit' : 'both';
}
