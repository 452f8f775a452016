import { useState } from 'react';
import { csvText } from '#domain/record/csv-text.ts';
import { Button } from '../kit/Button.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Notice } from '../kit/Notice.tsx';
import { useTexts } from '../i18n/useTexts.ts';
import { asProblemError } from '../query/as-problem-error.ts';
import { useProblemText } from '../query/useProblemText.ts';
import type { ProblemError } from '#contract/problem-error.ts';
import { saveFile } from './save-file.ts';

export interface RecordExportProps<Row> {
  /** Start of the file's name. */
  name: string;
  columns: readonly { heading: string; value: (row: Row) => string }[];
  /** A page of what is in sight, from its beginning on. */
  load: (cursor: string | undefined) => Promise<{
    items: readonly Row[];
    nextCursor: string | null;
  }>;
}

/** More rows are no file for a spreadsheet any more: a shorter period gives the rest. */
const MOST_ROWS = 10_000;

/** Saves a record, as far as it is filtered, as a CSV file made in this browser. */
export function RecordExport<Row>({ name, columns, load }: RecordExportProps<Row>) {
  const say = useTexts('records');
  const problemText = useProblemText();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const save = async (): Promise<void> => {
    if (isPending) return;
    setPending(true);
    setProblem(null);
    try {
      const rows: Row[] = [];
      for (let cursor: string | undefined; rows.length < MOST_ROWS;) {
        const page = await load(cursor);
        rows.push(...page.items);
        if (page.nextCursor === null) break;
        cursor = page.nextCursor;
      }
      const cells = rows.map((row) => columns.map(({ value }) => value(row)));
      const day = new Date().toISOString().slice(0, 10);
      saveFile(`${name}-${day}.csv`, csvText([columns.map(({ heading }) => heading), ...cells]));
    } catch (error) {
      setProblem(asProblemError(error));
    } finally {
      setPending(false);
    }
  };
  return (
    <>
      <Button tone="secondary" size="small" pending={isPending} onClick={() => void save()}>
        <Icon name="download" size="small" />
        {say('records:export')}
      </Button>
      {problem === null ? null : <Notice tone="problem">{problemText(problem)}</Notice>}
    </>
  );
}
