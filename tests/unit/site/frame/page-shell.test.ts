import { createElement } from 'react';
import { expect, it } from 'vitest';
import type { CallerKind } from '#contract/generated/types.ts';
import { PageShell } from '#site/frame/PageShell.tsx';
import { textsOf } from '../site-fixture.ts';
import { htmlOf } from './html-of.ts';

const ShellOf = ({ path }: { path: string }) => PageShell({ path, children: 'page' });
const GAME = '/seamless?vassalage=house&gameCode=jade-orchard';
const partsOf = (url: string, kind: CallerKind) => {
  const path = url.split('?')[0] ?? '';
  const html = htmlOf(createElement(ShellOf, { path }), {
    url,
    kind,
  });
  return {
    header: html.includes('<header'),
    footer: html.includes('<footer'),
    bottomBar: html.includes(`aria-label="${textsOf('es', 'shell')['bottomBar']}"`),
  };
};

it('shows visitors the page of a game under the header alone', () => {
  expect(partsOf('/promotions', 'visitor')).toEqual({
    header: true,
    footer: true,
    bottomBar: true,
  });
  expect(partsOf(GAME, 'visitor')).toEqual({
    header: true,
    footer: false,
    bottomBar: false,
  });
});

it('gives the window to a game that is played', () => {
  expect(partsOf(GAME, 'member')).toEqual({
    header: false,
    footer: false,
    bottomBar: false,
  });
});
