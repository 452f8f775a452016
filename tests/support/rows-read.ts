import type { TestApp } from './test-app.ts';

interface PlanNode {
  /** Present on scans of a table. */
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** Rows that the scans of a statement looked at. */
export async function rowsRead(
  { database }: TestApp,
  text: string,
  values: readonly unknown[],
): Promise<number> {
  const { rows } = await database.withConnection((connection) =>
    connection.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `explain (analyze, format json) ${text}`,
      values,
    ),
  );
  const [plan] = rows;
  if (plan === undefined) throw new Error('the engine explained nothing');
  return countScans(plan['QUERY PLAN'][0].Plan);
}

function countScans(node: PlanNode): number {
  const isScan = node['Relation Name'] !== undefined;
  const looked =
    node['Actual Rows'] +
    (node['Rows Removed by Filter'] ?? 0) +
    (node['Rows Removed by Index Recheck'] ?? 0);
  const own = isScan ? looked * node['Actual Loops'] : 0;
  return (node.Plans ?? []).reduce((sum, child) => sum + countScans(child), own);
}
