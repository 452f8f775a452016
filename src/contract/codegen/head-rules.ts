import type { OperationRule } from './operation-rule.ts';
import { permissionSources } from './permissions-text.ts';

const operationName: OperationRule = ({ name, source }) =>
  source.operation === name ? [] : [`operation "${source.operation}" is not the name of the file`];

const knownErrors: OperationRule = ({ source }, files) => {
  const codes = files.get('error-codes.json') ?? {};
  return source.errors
    .filter((code) => !(code in codes))
    .map((code) => `error ${code} is not in error-codes.json`);
};

const pathParameters: OperationRule = ({ source }) => {
  const inPath = [...source.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '').toSorted();
  const declared = Object.keys(source.params?.properties ?? {}).toSorted();
  if (inPath.join() === declared.join()) return [];
  return [`the path has {${inPath.join()}} and params has {${declared.join()}}`];
};

const keyOnlyForChanges: OperationRule = ({ source }) =>
  source.method === 'GET' && source.idempotency !== 'safe'
    ? [`a GET is safe, not ${source.idempotency}`]
    : [];

const noBodyOnGet: OperationRule = ({ source }) =>
  source.method === 'GET' && source.body !== undefined ? ['a GET has no body'] : [];

/** Any site can send a form, so that it must need no session; its values are strings. */
const formsOfVisitors: OperationRule = ({ source }) => {
  if (source.acceptsForm !== true) return [];
  const isForVisitors = source.callers.join() === 'visitor';
  const types = Object.values(source.body?.properties ?? {}).map(({ type }) => type);
  return [
    ...(isForVisitors ? [] : ['a form is for operations of visitors alone']),
    ...(types.every((type) => type === 'string') ? [] : ['a form has strings and nothing else']),
  ];
};

const signedBySurface: OperationRule = ({ source }) => {
  const { surface, callers } = source;
  const allowed: Record<string, readonly string[]> = {
    site: ['visitor', 'member', 'agent', 'trial'],
    office: ['visitor', 'staff'],
    builder: ['visitor', 'staff'],
    staff: ['visitor', 'staff'],
    vendor: ['vendor'],
    payment: ['visitor', 'payment'],
    platform: ['visitor'],
  };
  return callers
    .filter((caller) => allowed[surface]?.includes(caller) !== true)
    .map((caller) => `${caller} cannot call the surface ${surface}`);
};

/** Staff operations say which permission they need, unless anybody may call them. */
const permissionForStaff: OperationRule = ({ source }) => {
  const needed = source.callers.includes('staff');
  return needed === (source.permission !== undefined) ? [] : ['callers and permission disagree'];
};

/** Its area, or another, gives the permission to roles. */
const givenPermission: OperationRule = ({ source: { permission } }, files) =>
  permission === undefined ||
  permissionSources(files).some((given) => given.permission === permission)
    ? []
    : [`no permissions.json gives ${permission} to a role`];

/** Rules over what stands beside the schemas of an operation. */
export const headRules: readonly OperationRule[] = [
  operationName,
  knownErrors,
  pathParameters,
  keyOnlyForChanges,
  noBodyOnGet,
  formsOfVisitors,
  signedBySurface,
  permissionForStaff,
  givenPermission,
];
