import type { SeedCommitment } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './SeedsDialog.module.css';

/** The pair of seeds in use, as far as it may be known. */
export function SeedFacts({ seeds }: { seeds: SeedCommitment }) {
  const say = useTexts('game');
  return (
    <dl className={styles.facts}>
      <dt>{say('game:seeds.commitment')}</dt>
      <dd>
        <code className={styles.code}>{seeds.serverSeedHash}</code>
        <p className={styles.help}>{say('game:seeds.commitment.help')}</p>
      </dd>
      <dt>{say('game:seeds.client')}</dt>
      <dd>
        <code className={styles.code}>{seeds.clientSeed}</code>
      </dd>
      <dt>{say('game:seeds.nonce')}</dt>
      <dd>
        <span className="tabular">{seeds.nextNonce}</span>
        <p className={styles.help}>{say('game:seeds.nonce.help')}</p>
      </dd>
    </dl>
  );
}
