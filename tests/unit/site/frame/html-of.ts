import { Provider as StoreProvider } from 'jotai';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { SWRConfig } from 'swr';
import { expect } from 'vitest';
import type { CallerKind } from '#contract/generated/types.ts';
import { PageDataContext } from '#site/frame/page-data-context.ts';
import { AtAddress, SiteHistoryRoot } from '#site/frame/SiteAddress.tsx';
import { createSiteStore } from '#site/frame/site-context.ts';
import { memoryHistory } from '#site/frame/site-history.ts';
import { createTexts } from '#ui/i18n/create-texts.ts';
import { ClientContext } from '#ui/query/client-context.ts';
import { pageInput, textsOf } from '../site-fixture.ts';

export interface PageFacts {
  readonly url: string;
  readonly kind?: CallerKind;
}

/** HTML of a part of the frame, in Spanish, on a shipped brand. */
export function htmlOf(part: ReactNode, { url, kind = 'visitor' }: PageFacts): string {
  const input = pageInput({ url, kind });
  const names = ['ui', 'shell', 'plan', 'lobby', 'game', 'help', 'safer-play', 'member'];
  const texts = createTexts({
    language: 'es',
    resources: Object.fromEntries(names.map((name) => [name, textsOf('es', name)])),
    overrides: () => ({}),
    onUnknown: (key) => expect.unreachable(key),
  });
  const client = {
    call: () => expect.unreachable('no request while rendering'),
  };
  const wrapped = [
    [AtAddress, {}],
    [SiteHistoryRoot, { history: memoryHistory(url) }],
    [PageDataContext, { value: input.data }],
    [SWRConfig, { value: { provider: () => new Map() } }],
    [ClientContext, { value: client }],
    [I18nextProvider, { i18n: texts }],
    [StoreProvider, { store: createSiteStore(input) }],
  ].reduce<ReactNode>(
    (inner, [Wrapper, props]) =>
      createElement(Wrapper as ComponentType<object>, props as object, inner),
    part,
  );
  return renderToString(wrapped);
}
