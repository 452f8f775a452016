import { _, Ajv } from 'ajv';
import type { RequestPart } from '#server/platform/validation.ts';
import { formats } from '#server/platform/request-validator-runtime.ts';
import { standaloneCode, strictLogger } from './standalone-code.ts';

/** Parts of a request that have a schema. `params` and `query` arrive as text in the address. */
const REQUEST_PARTS: readonly RequestPart[] = ['params', 'query', 'body'];

export interface OperationSchemas {
  operation: string;
  /** The folder of schemas/api that the operation belongs to: one module each. */
  area: string;
  schemas: Readonly<Partial<Record<RequestPart, object>>>;
}

const BANNER = '// Generated from schemas/api by `npm run codegen`. Do not edit.\n// @ts-nocheck\n';

/** Modules by file name: one for each area, and an index of all of them. */
export function requestValidatorModules(
  operations: readonly OperationSchemas[],
): ReadonlyMap<string, string> {
  const names = [...new Set(operations.map(({ area }) => area))].toSorted();
  const inArea = (area: string) => operations.filter((one) => one.area === area);
  const index = [
    BANNER,
    ...names.map((area) => `import { validators as ${variableOf(area)} } from './${area}.ts';\n`),
    '\nexport const requestValidators = {\n',
    ...names.map((area) => `  ...${variableOf(area)},\n`),
    '};\n',
  ].join('');
  return new Map([
    ...names.map((area) => [`${area}.ts`, areaModule(inArea(area))] as const),
    ['request-validators.ts', index],
  ]);
}

function areaModule(operations: readonly OperationSchemas[]): string {
  const modules = [
    // A body is taken as it is: no value changes its type, and no key is dropped.
    partsModule(operations, ['body'], false),
    partsModule(operations, ['params', 'query'], true),
  ];
  const rows = operations.map(({ operation, schemas }) => {
    const parts = REQUEST_PARTS.filter((part) => schemas[part] !== undefined);
    return `  ${operation}: { ${parts.map((part) => `${part}: ${operation}_${part}`).join(', ')} },`;
  });
  return [
    BANNER,
    "import { countCharacters, formats, sameJson } from '../../request-validator-runtime.ts';\n",
    ...modules,
    '\nexport const validators = {',
    ...rows,
    '};\n',
  ].join('\n');
}

/** Validators in a block of their own: Ajv numbers its helpers from 0 for each instance. */
function partsModule(
  operations: readonly OperationSchemas[],
  parts: readonly RequestPart[],
  coerceTypes: boolean,
): string {
  const ajv = new Ajv({
    allErrors: true,
    useDefaults: true,
    coerceTypes,
    strict: false,
    // Problems carry the keyword and its parameters; nothing reads Ajv's English.
    messages: false,
    code: { source: true, esm: false, formats: _`formats` },
    formats,
    logger: strictLogger,
  });
  const exported: Record<string, string> = {};
  for (const { operation, schemas } of operations) {
    for (const part of parts) {
      const schema = schemas[part];
      if (schema === undefined) continue;
      const name = `${operation}_${part}`;
      ajv.addSchema(schema, name);
      exported[name] = name;
    }
  }
  const names = Object.keys(exported);
  if (names.length === 0) return '';
  const code = standaloneCode(ajv, exported).replaceAll(/exports\.(\w+) = /g, 'found.$1 = ');
  return `const { ${names.join(', ')} } = (() => {\nconst found = {};\n${code}\nreturn found;\n})();\n`;
}

const variableOf = (area: string): string =>
  area.replaceAll(/-(\w)/g, (_all, letter) => letter.toUpperCase());
