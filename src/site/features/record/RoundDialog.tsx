import type { ReactNode } from 'react';
import type { ReplyOf } from '#contract/operation.ts';
import { resultOf } from '#domain/record/round-outcome.ts';
import { CopyButton } from '#ui/kit/CopyButton.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { Dialog } from '#ui/kit/branded/Dialog.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import { TextLink } from '#ui/kit/TextLink.tsx';
import { tableHref } from '#domain/live/own-studio.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useSitePlan } from '#ui/plan/plan.atoms.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { hasTurnoverText } from './has-turnover-text.ts';
import { NetWin } from './NetWin.tsx';
import styles from './RoundDialog.module.css';
import { ShareRound } from './ShareRound.tsx';
import { TurnoverText } from './TurnoverText.tsx';

/** One round in full: figures, movements, and what it takes to check the outcome. */
export function RoundDialog({ roundId, onClose }: { roundId: string; onClose: () => void }) {
  const say = useTexts('records');
  const problemText = useProblemText();
  const { value, problem, refresh } = useQuery('getRound', { params: { roundId } });
  return (
    <Dialog
      title={value?.round.gameName ?? say('records:round')}
      onClose={onClose}
      width="medium"
      intro={say('records:roundNumber', { number: roundId })}
    >
      {value === undefined ? (
        problem === null ? (
          <Skeleton count={5} />
        ) : (
          <Notice tone="problem">{problemText(problem)}</Notice>
        )
      ) : (
        <RoundFacts detail={value} onShare={() => void refresh()} />
      )}
    </Dialog>
  );
}

interface RoundFactsProps {
  readonly detail: ReplyOf<'getRound'>;
  readonly onShare: () => void;
}

function RoundFacts({ detail, onShare }: RoundFactsProps) {
  const { round, transactions, replay, fairness, share, liveRound } = detail;
  const result = resultOf(round);
  const say = useTexts('records');
  const locale = useLocale();
  const { routes } = useSitePlan();
  const checker = routes.find(({ screen }) => screen === 'fairness');
  return (
    <div className={styles.facts}>
      <dl className={styles.list}>
        <Fact name={say('records:stake')}>
          <Money micro={BigInt(round.stakeMicro)} currency={round.currency} />
        </Fact>
        {result === null ? null : (
          <Fact name={say('records:payout')}>
            <Money micro={result.payoutMicro} currency={round.currency} />
          </Fact>
        )}
        <Fact name={say('records:net')}>
          <NetWin round={round} />
        </Fact>
        <Fact name={say('records:opened')}>{formatMoment(round.openedAt, locale, 'second')}</Fact>
        {round.closedAt === null ? null : (
          <Fact name={say('records:closed')}>{formatMoment(round.closedAt, locale, 'second')}</Fact>
        )}
        {round.turnover === undefined || !hasTurnoverText(round) ? null : (
          <Fact name={say('records:turnover')}>
            <TurnoverText turnover={round.turnover} currency={round.currency} />
          </Fact>
        )}
      </dl>
      <section aria-labelledby="round-movements">
        <h3 id="round-movements" className={styles.heading}>
          {say('records:movements')}
        </h3>
        <dl className={styles.list}>
          {transactions.map(({ transactionId, kind, amountMicro, at }) => (
            <Fact
              key={transactionId}
              name={`${say(`records:kind.${kind}`)} · ${formatMoment(at, locale, 'second')}`}
            >
              <Money micro={BigInt(amountMicro)} currency={round.currency} signed />
            </Fact>
          ))}
        </dl>
      </section>
      {liveRound === null ? null : (
        <TextLink href={tableHref(liveRound.table, liveRound.roundNumber)}>
          {say('records:liveRound', { number: liveRound.roundNumber })}
        </TextLink>
      )}
      {fairness === null ? null : (
        <section aria-labelledby="round-fairness">
          <h3 id="round-fairness" className={styles.heading}>
            {say('records:fairness')}
          </h3>
          <dl className={styles.list}>
            <Seed name={say('records:seedHash')} value={fairness.serverSeedHash} />
            {fairness.serverSeed === null ? (
              <Fact name={say('records:serverSeed')}>{say('records:serverSeedHidden')}</Fact>
            ) : (
              <Seed name={say('records:serverSeed')} value={fairness.serverSeed} />
            )}
            <Seed name={say('records:clientSeed')} value={fairness.clientSeed} />
            <Fact name={say('records:nonce')}>{fairness.nonce}</Fact>
          </dl>
          {checker === undefined ? null : (
            <TextLink href={`${checker.path}?round=${round.roundId}`}>
              {say('records:check')}
            </TextLink>
          )}
        </section>
      )}
      {fairness === null || replay === null || checker === undefined ? null : (
        <ShareRound
          roundId={round.roundId}
          share={share}
          checkerPath={checker.path}
          onChange={onShare}
        />
      )}
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Seed({ name, value }: { name: string; value: string }) {
  return (
    <Fact name={name}>
      <code className={styles.seed}>{value}</code>
      <CopyButton value={value} label={name} />
    </Fact>
  );
}
