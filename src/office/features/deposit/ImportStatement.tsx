import { useState } from 'react';
import type { ReplyOf } from '#contract/operation.ts';
import { Panel } from '#staff/kit/Panel.tsx';
import { ProblemPanel } from '#staff/kit/ProblemPanel.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Field, SelectField } from '#ui/kit/Field.tsx';
import { Notice } from '#ui/kit/Notice.tsx';
import { useCommand } from '#ui/query/useCommand.ts';
import { useQuery } from '#ui/query/useQuery.ts';
import styles from './DepositScreens.module.css';
import { statementText } from './statement-text.ts';

/** Takes in a statement of one of our accounts, and says what came of its lines. */
export function ImportStatement({ brand, onImported }: { brand: string; onImported: () => void }) {
  const say = useTexts('statement-line-desk');
  const { value } = useQuery('getDepositRoutes', { params: { brand } });
  const { run, problem } = useCommand('importStatement');
  const [chosen, choose] = useState<string | null>(null);
  const [outcome, setOutcome] = useState<ReplyOf<'importStatement'> | null>(null);
  const routes = (value?.routes ?? []).filter(({ account }) => account !== null);
  const route = routes.find(({ code }) => code === chosen) ?? routes[0];
  if (route === undefined) return <Notice>{say('statement-line-desk:noAccount')}</Notice>;
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const csv = statementText(new Uint8Array(await file.arrayBuffer()));
    const answer = await run({ params: { brand }, body: { route: route.code, csv } });
    if (!answer.ok) return;
    setOutcome(answer.value);
    onImported();
  };
  return (
    <Panel title={say('statement-line-desk:import')}>
      <div className={styles.outcome}>
        <div className={styles.bar}>
          <SelectField
            label={say('statement-line-desk:channel')}
            value={route.code}
            options={routes.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={choose}
          />
          <Field
            label={say('statement-line-desk:file')}
            hint={say('statement-line-desk:file.hint')}
            type="file"
            accept=".csv,text/csv,text/plain"
            onChange={({ target }) => void take(target.files?.[0])}
          />
        </div>
        {problem === null ? null : <ProblemPanel problem={problem} />}
        {outcome === null ? null : (
          <Notice
            tone="good"
            title={say('statement-line-desk:imported', { count: outcome.imported })}
          >
            <p>
              {say('statement-line-desk:imported.text', {
                credited: outcome.credited,
                open: outcome.open,
                known: outcome.known,
                missing: outcome.missing.length,
              })}
            </p>
            {outcome.unreadable.length === 0 ? null : (
              <p>
                {say('statement-line-desk:imported.unreadable', {
                  lines: outcome.unreadable.join(', '),
                })}
              </p>
            )}
          </Notice>
        )}
      </div>
    </Panel>
  );
}
