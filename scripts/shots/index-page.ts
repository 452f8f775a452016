import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { groupShots, type Shot, shotFile } from './plan-shots.ts';

const STYLE = `
  body { margin: 24px; background: #7a7f87; color: #fff; font: 15px/1.4 sans-serif }
  .row { display: flex; gap: 12px; overflow-x: auto; padding-block-end: 12px }
  figure { margin: 0; flex: none }
  img { block-size: 420px; inline-size: auto; object-fit: cover; object-position: top }
`;

/** Every picture on one page, a section a screen and language, a row a brand. */
export async function writeIndex(shots: readonly Shot[], folder: string): Promise<string> {
  const sections = groupShots(shots, ({ screen, language }) => `${screen}, ${language}`);
  const body = [...sections].map(
    ([name, own]) =>
      `<h2>${name}</h2>${[...groupShots(own, ({ brand }) => brand)].map(rowOf).join('')}`,
  );
  const file = path.join(folder, 'index.html');
  await writeFile(
    file,
    `<!doctype html><meta charset="utf-8"><title>Shots</title><style>${STYLE}</style>${body.join('')}\n`,
  );
  return file;
}

function rowOf([brand, shots]: readonly [string, readonly Shot[]]): string {
  const figures = shots.map((shot) => {
    const file = shotFile(shot);
    const words = `${brand}, ${shot.scheme}, ${shot.width} px`;
    return `<figure><a href="${file}"><img src="${file}" alt="${words}" loading="lazy"></a><figcaption>${words}</figcaption></figure>`;
  });
  return `<div class="row">${figures.join('')}</div>`;
}
