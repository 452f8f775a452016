import type { ErrorCode } from './error-code.ts';
import type { OperationTypes } from './generated/operations.ts';
import type { Permission } from './permission.ts';

export type OperationName = keyof OperationTypes;

export type Surface = 'site' | 'office' | 'builder' | 'staff' | 'vendor' | 'payment' | 'platform';

export type OperationCaller =
  | 'visitor'
  | 'member'
  | 'agent'
  | 'trial'
  | 'staff'
  | 'vendor'
  | 'payment';

/** What the server knows of an operation beside its schemas; see schemas/operation.json. */
export interface OperationDefinition {
  operation: OperationName;
  /** The folder of schemas/api. */
  area: string;
  status: 'built' | 'planned';
  surface: Surface;
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Parameters as {name}. */
  path: string;
  callers: readonly OperationCaller[];
  permission?: Permission;
  openWhileClosed?: boolean;
  bodyLimitBytes?: number;
  /** The body may also be sent as a form. */
  acceptsForm?: boolean;
  /** The body may also be sent encrypted. */
  acceptsEncrypted?: boolean;
  rawReply?: string;
  errors: readonly ErrorCode[];
  rateLimit: { max: number; windowSeconds: number; by: 'ip' | 'caller' };
  idempotency: 'safe' | 'natural' | 'key';
}

/** The parts of a request; undefined where the operation has none. */
export type RequestOf<Name extends OperationName> = Pick<
  OperationTypes[Name],
  'params' | 'query' | 'body'
>;

/** The envelope's value. */
export type ReplyOf<Name extends OperationName> = OperationTypes[Name]['reply'];
