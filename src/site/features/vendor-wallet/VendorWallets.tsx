import { useState } from 'react';
import type { ReplyOf } from '#contract/operation.ts';
import { formatMoment } from '#ui/i18n/format-moment.ts';
import { useLocale } from '#ui/i18n/useLocale.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Card } from '#ui/kit/Card.tsx';
import { Money } from '#ui/kit/Money.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useProblemText } from '#ui/query/useProblemText.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import { useBalance } from '#ui/session/useBalance.ts';
import { TransferForm } from './TransferForm.tsx';
import { TransferState } from './TransferState.tsx';
import styles from './VendorWallets.module.css';

type Line = ReplyOf<'listVendorWallets'>['items'][number];

/** What vendors keep for the player, transfers there and back, and one button that brings all of it back. */
export function VendorWallets() {
  const say = useTexts('vendor-wallet');
  const locale = useLocale();
  const problemText = useProblemText();
  const balance = useBalance();
  const { value, problem, refresh } = useQuery('listVendorWallets', undefined);
  const collect = useCommand('collectWallets');
  const [chosen, setChosen] = useState<string | null>(null);
  const [silent, setSilent] = useState<readonly string[]>([]);
  if (value === undefined) {
    return problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>;
  }
  if (value.items.length === 0) return null;
  const again = (): void => void Promise.all([refresh(), balance.refresh()]);
  const isKept = value.items.some(({ balanceMicro }) => BigInt(balanceMicro ?? '0') > 0n);
  const collectAll = async (): Promise<void> => {
    const outcome = await collect.run({ body: {} });
    setSilent(outcome.ok ? outcome.value.silent : []);
    again();
  };
  const nameOf = (code: string): string =>
    value.items.find(({ vassalage }) => vassalage === code)?.displayName ?? code;
  const held = ({ balanceMicro, readAt, answers }: Line) => (
    <>
      <dt>
        {readAt === null
          ? say('vendor-wallet:neverRead')
          : say(answers ? 'vendor-wallet:readAt' : 'vendor-wallet:silentSince', {
              at: formatMoment(readAt, locale),
            })}
      </dt>
      <dd>
        {balanceMicro === null ? (
          '–'
        ) : (
          <Money micro={BigInt(balanceMicro)} currency={value.currency} />
        )}
      </dd>
    </>
  );
  return (
    <section className={styles.wallets} aria-labelledby="vendor-wallets">
      <div className={styles.head}>
        <div>
          <h2 id="vendor-wallets" className={styles.heading}>
            {say('vendor-wallet:title')}
          </h2>
          <p className={styles.note}>{say('vendor-wallet:lead')}</p>
        </div>
        {isKept ? (
          <Button
            tone="secondary"
            pending={collect.pending}
            onClick={() => {
              void collectAll();
            }}
          >
            {say('vendor-wallet:collect')}
          </Button>
        ) : null}
      </div>
      {collect.problem === null ? null : (
        <Notice tone="problem">{problemText(collect.problem)}</Notice>
      )}
      {silent.length === 0 ? null : (
        <Notice tone="warning">
          {say('vendor-wallet:silent', { vendors: silent.map(nameOf).join(', ') })}
        </Notice>
      )}
      <ul className={styles.list}>
        {value.items.map((line) => (
          <li key={line.vassalage}>
            <Card className={styles.card}>
              <div className={styles.line}>
                <h3 className={styles.name}>{line.displayName}</h3>
                <dl className={styles.held}>{held(line)}</dl>
              </div>
              {line.underWay === null ? (
                chosen === line.vassalage ? (
                  <TransferForm
                    line={line}
                    currency={value.currency}
                    availableMicro={cashIn(balance.value)}
                    onSent={() => {
                      setChosen(null);
                      again();
                    }}
                    onClose={() => setChosen(null)}
                  />
                ) : (
                  <div>
                    <Button tone="secondary" onClick={() => setChosen(line.vassalage)}>
                      {say('vendor-wallet:move')}
                    </Button>
                  </div>
                )
              ) : (
                <div className={styles.under}>
                  <TransferState transfer={line.underWay} vendor={line.displayName} />
                  <Button tone="secondary" onClick={again}>
                    {say('vendor-wallet:look')}
                  </Button>
                </div>
              )}
            </Card>
          </li>
        ))}
      </ul>
      {value.transfers.length === 0 ? null : (
        <section className={styles.last} aria-labelledby="vendor-transfers">
          <h3 id="vendor-transfers" className={styles.name}>
            {say('vendor-wallet:last')}
          </h3>
          <ul className={styles.lines}>
            {value.transfers.map((transfer) => (
              <li key={transfer.transferId}>
                <TransferState transfer={transfer} vendor={nameOf(transfer.vassalage)} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </section>
  );
}

/** Cash alone is moved. */
const cashIn = (balance: ReplyOf<'getBalance'> | undefined): bigint =>
  BigInt(balance?.funds.find(({ fund }) => fund === 'cash')?.amountMicro ?? '0');
