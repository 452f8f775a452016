import type { FairnessProof } from '#contract/generated/types.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import styles from './SeedTable.module.css';

/** All that the round was computed from, as text to copy. */
export function SeedTable({ proof }: { proof: FairnessProof }) {
  const say = useTexts('fairness');
  const locale = useLocale();
  const { serverSeedHash, serverSeed, clientSeed, nonce, jackpot, table } = proof;
  const whole = (number: number): string => new Intl.NumberFormat(locale).format(number);
  return (
    <dl className={styles.seeds}>
      <dt>{say('fairness:seed.hash')}</dt>
      <dd>
        <code>{serverSeedHash}</code>
      </dd>
      <dt>{say('fairness:seed.server')}</dt>
      <dd>{serverSeed === null ? say('fairness:seed.secret') : <code>{serverSeed}</code>}</dd>
      <dt>{say('fairness:seed.client')}</dt>
      <dd>
        <code>{clientSeed}</code>
      </dd>
      <dt>{say('fairness:seed.nonce')}</dt>
      <dd>
        <code>{nonce}</code>
      </dd>
      {table === undefined ? null : (
        <>
          <dt>{say('fairness:seed.chainSalt')}</dt>
          <dd>
            <code>{table.chainSalt}</code>
          </dd>
          <dt>{say('fairness:seed.seats', { count: table.seatSeeds.length })}</dt>
          {table.seatSeeds.map((seed, index) => (
            <dd key={`${index} ${seed}`}>
              <code>{seed}</code>
            </dd>
          ))}
        </>
      )}
      {jackpot === null ? null : (
        <>
          <dt>{say('fairness:ticket.number')}</dt>
          <dd>
            {say('fairness:ticket.value', {
              ticket: whole(jackpot.ticket),
              outOf: whole(jackpot.outOf),
              winsBelow: whole(jackpot.winsBelow),
            })}
          </dd>
        </>
      )}
    </dl>
  );
}
