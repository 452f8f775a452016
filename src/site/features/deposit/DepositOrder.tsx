import { useEffect } from 'react';
import type { DepositStatus } from '#contract/generated/types.ts';
import { Button } from '#ui/kit/Button.tsx';
import { buttonClass } from '#ui/kit/button-class.ts';
import { ButtonLink } from '#ui/kit/ButtonLink.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { CopyButton } from '#ui/kit/CopyButton.tsx';
import { Icon } from '#ui/kit/Icon.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { Skeleton } from '#ui/kit/Skeleton.tsx';
import type { IconName } from '#ui/kit/icon-shapes.ts';
import { decimalText, currencyDigits } from '#domain/money/format-micro.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { useBalance } from '#ui/session/useBalance.ts';
import { ProofUpload } from '../../frame/ProofUpload.tsx';
import { Countdown } from './Countdown.tsx';
import styles from './DepositOrder.module.css';
import { TransferInstructions } from './TransferInstructions.tsx';

/** How often to ask whether the money has arrived. */
const ASK_EVERY_MS = 3000;

const icons: Readonly<Record<DepositStatus, IconName>> = {
  pending: 'clock',
  credited: 'check',
  declined: 'close',
  expired: 'history',
  returnable: 'clock',
  returned: 'history',
  reversed: 'history',
};

export interface DepositOrderProps {
  depositId: string;
  /** It is settled, one way or the other. */
  onSettled: () => void;
  /** The player wants to go on to another. */
  onDone: () => void;
}

/** One order: what to pay under which reference by when, until it is settled one way or the other. */
export function DepositOrder({ depositId, onSettled, onDone }: DepositOrderProps) {
  const say = useTexts('deposit', 'proof');
  const proof = useCommand('addDepositProof');
  const problemText = useProblemText();
  const { value, problem, refresh } = useDeposit(depositId);
  const balance = useBalance();
  const status = value?.status;
  const { refresh: refreshBalance } = balance;
  useEffect(() => {
    if (status === undefined || status === 'pending') return;
    if (status === 'credited') void refreshBalance();
    onSettled();
    // Only the change of status matters; the functions are new with every rendering.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [status]);

  if (value === undefined) {
    return problem === null ? (
      <Skeleton shape="block" count={2} />
    ) : (
      <Notice
        tone="problem"
        action={
          <Button tone="secondary" onClick={onDone}>
            {say('deposit:another')}
          </Button>
        }
      >
        {problemText(problem)}
      </Notice>
    );
  }
  const amount = BigInt(value.amountMicro);
  const isOpen = value.status === 'pending' || value.status === 'expired';
  const differs = value.receivedMicro !== null && value.receivedMicro !== value.amountMicro;
  return (
    <Card as="section" className={styles.order} data-status={value.status}>
      <div className={styles.head} role="status">
        <span className={styles.disc}>
          <Icon name={icons[value.status]} size="large" />
        </span>
        <div>
          <h2 className={`display ${styles.title}`}>
            {say(`deposit:status.${value.status}.title`)}
          </h2>
          <p className={styles.text}>{say(`deposit:status.${value.status}.text`)}</p>
        </div>
      </div>
      {isOpen && value.instructions !== null ? (
        <TransferInstructions instructions={value.instructions} />
      ) : null}
      {value.reason === null ? null : <p>{value.reason}</p>}
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{say('deposit:exactAmount')}</dt>
          <dd className={styles.figure}>
            <Money micro={amount} currency={value.currency} />
            <CopyButton
              value={decimalText(amount, currencyDigits(value.currency))}
              label={say('deposit:exactAmount')}
            />
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{say('deposit:reference')}</dt>
          <dd className={styles.figure}>
            <span className="tabular">{value.reference}</span>
            <CopyButton value={value.reference} label={say('deposit:reference')} />
          </dd>
        </div>
        {value.status === 'pending' ? (
          <div className={styles.fact}>
            <dt>{say('deposit:timeLeft')}</dt>
            <dd>
              <Countdown until={value.expiresAt} onOver={() => void refresh()} />
            </dd>
          </div>
        ) : null}
        {differs && value.receivedMicro !== null ? (
          <div className={styles.fact}>
            <dt>{say('deposit:received')}</dt>
            <dd>
              <Money micro={BigInt(value.receivedMicro)} currency={value.currency} />
            </dd>
          </div>
        ) : null}
        {value.feeMicro === '0' ? null : (
          <div className={styles.fact}>
            <dt>{say('deposit:fee')}</dt>
            <dd>
              <Money micro={BigInt(value.feeMicro)} currency={value.currency} />
            </dd>
          </div>
        )}
        {value.status === 'credited' && balance.value !== undefined ? (
          <div className={styles.fact}>
            <dt>{say('deposit:newBalance')}</dt>
            <dd>
              <Money
                micro={BigInt(balance.value.availableMicro)}
                currency={balance.value.currency}
              />
            </dd>
          </div>
        ) : null}
      </dl>
      {isOpen && value.instructions !== null ? (
        <ProofUpload
          count={value.proofCount}
          help={say('deposit:proofHelps')}
          pending={proof.pending}
          problem={proof.problem}
          onFile={async (file) => {
            await proof.run({ params: { depositId }, body: { file } });
            await refresh();
          }}
        />
      ) : null}
      <div className={styles.actions}>
        {value.status === 'pending' && value.redirectUrl !== null ? (
          <a className={buttonClass({ size: 'large' })} href={value.redirectUrl}>
            {say('deposit:pay')}
            <Icon name="external" size="small" />
          </a>
        ) : null}
        {value.status === 'credited' ? (
          <ButtonLink size="large" href="/">
            {say('deposit:play')}
          </ButtonLink>
        ) : null}
        <Button
          tone={value.status === 'pending' ? 'quiet' : 'secondary'}
          size="large"
          onClick={onDone}
        >
          {say('deposit:another')}
        </Button>
      </div>
    </Card>
  );
}

/** Asks again and again while the order is open, and not once it is settled. */
function useDeposit(depositId: string) {
  const request = { params: { depositId } };
  const first = useQuery('getDeposit', request);
  const open = first.value === undefined || first.value.status === 'pending';
  return useQuery('getDeposit', request, { everyMs: open ? ASK_EVERY_MS : 0 });
}
