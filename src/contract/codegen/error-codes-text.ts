import type { SchemaFiles } from './schema-files.ts';

export interface ErrorCodeSource {
  status: number;
  description: string;
}

export function errorCodeSources(files: SchemaFiles): [string, ErrorCodeSource][] {
  const source = files.get('error-codes.json') ?? {};
  return Object.entries(source as unknown as Record<string, ErrorCodeSource>);
}

export function errorCodesText(files: SchemaFiles): string {
  const rows = errorCodeSources(files).map(
    ([code, { status, description }]) =>
      `  /** ${description} */\n  ${code}: { status: ${status} },\n`,
  );
  return [
    '// Generated from schemas/error-codes.json by `npm run codegen`. Do not edit.\n',
    `export const errorCodes = {\n${rows.join('')}} as const;\n\n`,
    'export type ErrorCode = keyof typeof errorCodes;\n',
  ].join('');
}
