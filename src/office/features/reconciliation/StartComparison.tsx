import { useState } from 'react';
import type { ReplyOf } from '#contract/operation.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Button } from '#ui/kit/Button.tsx';
import { Field, SelectField } from '#ui/kit/Field.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import styles from './Reconciliation.module.css';

type Parties = ReplyOf<'listReconciliations'>['parties'];

const DAY_MS = 86_400_000;

/** A day in UTC as a date field writes it. */
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Starts a comparison of whole days in UTC, the last one up to now. */
export function StartComparison({
  parties,
  onStarted,
}: {
  parties: Parties;
  onStarted: () => Promise<unknown>;
}) {
  const say = useTexts('reconciliation-desk');
  const { run, pending, problem } = useCommand('startReconciliation');
  const [code, choose] = useState(parties[0]?.party.code ?? '');
  const [from, setFrom] = useState(() => dayOf(Date.now() - DAY_MS));
  const [to, setTo] = useState(() => dayOf(Date.now() - DAY_MS));
  const [file, setFile] = useState<File | null>(null);
  const chosen = parties.find(({ party }) => party.code === code) ?? parties[0];
  if (chosen === undefined) return null;
  const isReady = from !== '' && to !== '' && (chosen.answers || file !== null);
  const start = async (): Promise<void> => {
    const end = Math.min(Date.parse(to) + DAY_MS, Date.now());
    const outcome = await run({
      body: {
        party: chosen.party,
        from: new Date(from).toISOString(),
        to: new Date(end).toISOString(),
        ...(file !== null && { csv: await file.text() }),
      },
    });
    if (outcome.ok) await onStarted();
  };
  return (
    <Panel title={say('reconciliation-desk:start')}>
      <div className={styles.stack}>
        <div className={styles.form}>
          <SelectField
            label={say('reconciliation-desk:party')}
            value={chosen.party.code}
            options={parties.map(({ party, displayName }) => ({
              value: party.code,
              label: displayName,
            }))}
            onChange={choose}
          />
          <Field
            label={say('reconciliation-desk:from')}
            type="date"
            value={from}
            onChange={({ target }) => setFrom(target.value)}
          />
          <Field
            label={say('reconciliation-desk:to')}
            type="date"
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
          <Field
            label={say('reconciliation-desk:file')}
            hint={say(
              chosen.answers
                ? 'reconciliation-desk:file.optional'
                : 'reconciliation-desk:file.needed',
            )}
            type="file"
            accept=".csv,text/csv,text/plain"
            onChange={({ target }) => setFile(target.files?.[0] ?? null)}
          />
        </div>
        {problem === null ? null : <ProblemPanel problem={problem} />}
        <div>
          <Button tone="primary" disabled={!isReady} pending={pending} onClick={() => void start()}>
            {say('reconciliation-desk:start.do')}
          </Button>
        </div>
      </div>
    </Panel>
  );
}
