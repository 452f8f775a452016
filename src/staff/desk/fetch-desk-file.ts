import type { DeskFormat } from '#contract/generated/types.ts';
import { problemOf } from '#contract/problem-error.ts';

interface DeskFileRequest {
  operation: string;
  /** A brand, or all. */
  scope: string;
  format: DeskFormat;
  language: string;
  columns: readonly string[];
  query: Readonly<Record<string, string>>;
}

const FILE_NAME = /filename="([^"]+)"/;

/** Saves every row that a list's query names. @throws ProblemError */
export async function fetchDeskFile(request: DeskFileRequest): Promise<void> {
  const { operation, scope, format, language, columns, query } = request;
  const { cursor: _cursor, ...filters } = query;
  const address = new URLSearchParams({
    format,
    columns: columns.join(','),
    query: new URLSearchParams(filters).toString(),
  });
  const response = await fetch(`/office/api/brands/${scope}/export/${operation}?${address}`, {
    headers: { 'x-language': language },
    credentials: 'same-origin',
  });
  if (!response.ok) {
    const text = await response.text();
    throw problemOf(response, text, jsonOf(text));
  }
  const name = FILE_NAME.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = name ?? `${operation}.${format}`;
  link.click();
  URL.revokeObjectURL(link.href);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
