import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import { statementLineDesk } from './statement-line.read.ts';
import { statementRoutes } from './statement.routes.ts';

/** Statements of our bank accounts, by which transfers are found. */
export const bankStatementFeature = (parts: Parts): Feature => ({
  name: 'bank-statement',
  routes: statementRoutes(parts),
  desks: [statementLineDesk],
});
