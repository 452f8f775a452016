import { Link } from 'react-router-dom';
import type { ReconciliationDifference } from '#contract/generated/types.ts';
import { DeskState } from '#staff/screen/DeskState.tsx';
import { Amount } from '#staff/values/Amount.tsx';
import { Instant } from '#staff/values/Instant.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { DataTable } from '#ui/kit/DataTable.tsx';
import { Line, LineList } from '#ui/kit/LineList.tsx';
import { useQuery } from '#ui/query/useQuery.ts';
import styles from './Reconciliation.module.css';

const PLACEHOLDER_LINES = 6;

/** Everything that is known of a difference: our movements, and the calls as they came and were answered. */
export function Evidence({ difference }: { difference: ReconciliationDifference }) {
  const say = useTexts('reconciliation-desk');
  const { brand, differenceId, currency, reference, party, roundRef, reason } = difference;
  const state = useQuery('getDifferenceEvidence', { params: { brand, differenceId } });
  return (
    <div className={styles.evidence}>
      <LineList>
        <Line name={say('reconciliation-desk:party')}>{party.code}</Line>
        <Line name={say('reconciliation-desk:reference')}>
          <code className={styles.code}>{reference}</code>
        </Line>
        {roundRef === null ? null : (
          <Line name={say('reconciliation-desk:round')}>
            <code className={styles.code}>{roundRef}</code>
          </Line>
        )}
        {reason === null ? null : <Line name={say('reconciliation-desk:reason')}>{reason}</Line>}
      </LineList>
      <DeskState state={state} lines={PLACEHOLDER_LINES}>
        {({ movements, calls, roundId }) => (
          <>
            {roundId === null ? null : (
              <Link to={`/rounds?brand=${brand}&find=${roundId}`}>
                {say('reconciliation-desk:replay')}
              </Link>
            )}
            <h3>{say('reconciliation-desk:movements')}</h3>
            {movements.length === 0 ? (
              <p>{say('reconciliation-desk:movements.none')}</p>
            ) : (
              <DataTable
                caption={say('reconciliation-desk:movements')}
                rows={movements}
                rowKey={({ transferId }) => transferId}
                columns={[
                  {
                    id: 'kind',
                    label: say('reconciliation-desk:kind'),
                    lead: true,
                    cell: ({ kind }) => kind,
                  },
                  {
                    id: 'amount',
                    label: say('reconciliation-desk:amount'),
                    align: 'end',
                    lead: true,
                    cell: ({ amountMicro }) => (
                      <Amount micro={BigInt(amountMicro)} currency={currency} signed />
                    ),
                  },
                  {
                    id: 'at',
                    label: say('reconciliation-desk:at'),
                    cell: ({ at }) => <Instant at={at} style="second" />,
                  },
                ]}
              />
            )}
            <h3>{say('reconciliation-desk:calls')}</h3>
            {calls.length === 0 ? (
              <p>{say('reconciliation-desk:calls.none')}</p>
            ) : (
              calls.map(({ at, path, status, request, answer }, index) => (
                <details key={`${at} ${index}`}>
                  <summary>
                    {path} · {status} · <Instant at={at} style="second" />
                  </summary>
                  <pre className={styles.raw}>{request}</pre>
                  <pre className={styles.raw}>{answer}</pre>
                </details>
              ))
            )}
          </>
        )}
      </DeskState>
    </div>
  );
}
