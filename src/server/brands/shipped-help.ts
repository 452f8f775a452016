import type { HelpSection } from '#contract/generated/types.ts';
import { helpSections } from '#contract/generated/enum-values.ts';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readText } from '#brand/files/read-text.ts';
import { type HelpWording } from '#domain/help/help-pages.ts';
import { builtHelp } from './built-help.ts';

/** The help pages that every brand begins with. */
export interface ShippedHelp {
  readonly pages: readonly { readonly pageId: string; readonly section: HelpSection }[];
  wording(pageId: string, language: string): HelpWording | undefined;
  /** Languages in which something ships. */
  readonly languages: readonly string[];
}

/**
 * Reads `index.json` (page ids by section) and `<language>/<page>.html`, whose first line is its
 * title: `<h1>Title</h1>`. A page may lack a language, but not its title. A page about nothing that is
 * built is omitted.
 * @throws Error when a file is not one of these, or a page of the index has no words at all.
 */
export async function readShippedHelp(folder: string): Promise<ShippedHelp> {
  const index = JSON.parse(await readText(path.join(folder, 'index.json'))) as Readonly<
    Record<HelpSection, readonly string[]>
  >;
  const listed = helpSections.flatMap((section) =>
    (index[section] ?? []).map((pageId) => ({ pageId, section })),
  );
  const known = new Set(listed.map(({ pageId }) => pageId));
  const languages = await foldersIn(folder);
  const wordings = new Map<string, HelpWording>();
  const written = new Set<string>();
  for (const language of languages) {
    for (const file of await readdir(path.join(folder, language))) {
      const pageId = path.basename(file, '.html');
      if (!known.has(pageId)) throw new Error(`help/${language}/${file} is not in index.json`);
      const html = await readText(path.join(folder, language, file));
      const wording = wordingOf(html, `help/${language}/${file}`);
      written.add(pageId);
      if (wording.content !== '') wordings.set(`${pageId} ${language}`, wording);
    }
  }
  for (const pageId of known) {
    if (!written.has(pageId)) throw new Error(`help: no text for ${pageId}`);
  }
  const described = new Set([...wordings.keys()].map((key) => key.split(' ')[0]));
  return {
    pages: listed.filter(({ pageId }) => described.has(pageId)),
    languages,
    wording: (pageId, language) => wordings.get(`${pageId} ${language}`),
  };
}

function wordingOf(html: string, file: string): HelpWording {
  const [, title, content] = /^<h1>([^<]+)<\/h1>\n([\s\S]*)$/.exec(html) ?? [];
  if (title === undefined || content === undefined) {
    throw new Error(`${file} does not begin with <h1>Title</h1>`);
  }
  return { title, content: builtHelp(content, file).trim() };
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
