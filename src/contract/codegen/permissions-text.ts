import type { SchemaFiles } from './schema-files.ts';

/** The file of an area that gives its permissions, each with the roles that have it. */
export const PERMISSIONS_FILE = 'permissions.json';

/** Roles by permission, of every area; the file that gives it comes along. */
export function permissionSources(
  files: SchemaFiles,
): { permission: string; roles: readonly string[]; file: string }[] {
  return [...files]
    .filter(([file]) => file.startsWith('api/') && file.endsWith(`/${PERMISSIONS_FILE}`))
    .flatMap(([file, source]) =>
      Object.entries(source as unknown as Record<string, readonly string[]>).map(
        ([permission, roles]) => ({ permission, roles, file }),
      ),
    )
    .toSorted((one, other) => (one.permission < other.permission ? -1 : 1));
}

export function permissionsText(files: SchemaFiles): string {
  const rows = permissionSources(files).map(
    ({ permission, roles }) =>
      `  '${permission}': [${roles.map((role) => `'${role}'`).join(', ')}],\n`,
  );
  return [
    '// Generated from schemas/api by `npm run codegen`. Do not edit.\n\n',
    '/** The roles that have each permission of staff. */\n',
    `export const permissions = {\n${rows.join('')}} as const;\n`,
  ].join('');
}

/** What is wrong with them, one line each with the file's path. */
export function permissionProblems(files: SchemaFiles, needed: readonly string[]): string[] {
  const known = (files.get('entities/staff-role.json')?.enum ?? []) as readonly unknown[];
  const sources = permissionSources(files);
  return sources.flatMap(({ permission, roles, file }, index) =>
    [
      ...(sources[index + 1]?.permission === permission ? [`${permission} is given twice`] : []),
      ...(needed.includes(permission) ? [] : [`no operation needs ${permission}`]),
      ...roles.filter((role) => !known.includes(role)).map((role) => `no role is named ${role}`),
    ].map((text) => `${file}: ${text}`),
  );
}
