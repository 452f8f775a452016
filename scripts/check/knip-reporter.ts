import type { Reporter } from 'knip';

/** What is found, and how much was read, which knip's own JSON does not tell. */
export interface DeadCodeReport {
  read: number;
  found: { kind: string; file: string; line: number | null; symbol: string }[];
}

const reporter: Reporter = ({ issues, counters, cwd }) => {
  const report: DeadCodeReport = {
    read: counters.processed,
    found: Object.entries(issues).flatMap(([kind, byFile]) =>
      Object.values(byFile)
        .flatMap((bySymbol) => Object.values(bySymbol))
        .map(({ filePath, line, symbol }) => ({
          kind,
          file: filePath.replace(`${cwd}/`, ''),
          line: line ?? null,
          symbol,
        })),
    ),
  };
  process.stdout.write(JSON.stringify(report));
};

// knip takes a reporter as the default export of its file.
export default reporter;
