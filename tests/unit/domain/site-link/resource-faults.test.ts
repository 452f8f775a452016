import { expect, it } from 'vitest';
import { isLinkable } from '#domain/site-link/link-address.ts';
import { resourceFaults, tidyResource } from '#domain/site-link/resource-faults.ts';

const resource = (resourceType: string, url: string, name = 'Name') => ({
  resourceType,
  name,
  labelNameEn: '',
  url,
});

it('a page may lead to the web and to its own host, and nowhere else', () => {
  for (const url of ['https://example.com/a', 'http://example.com', '/promotions']) {
    expect(isLinkable(url), url).toBe(true);
  }
  for (const url of ['javascript:alert(1)', '//evil.example', '/\t/evil.example', 'ftp://x', '']) {
    expect(isLinkable(url), url).toBe(false);
  }
});

it('names what is wrong, and where; each type is there once', () => {
  const faults = resourceFaults([
    resource('extraLink', 'https://example.com/'),
    resource('extraLink', '/help'),
    resource('1st', 'mailto:a@example.com', ''),
  ]);
  expect(faults.map(({ index, pointer, code }) => [index, pointer, code])).toEqual([
    [1, '/resourceType', 'DUPLICATE'],
    [2, '/resourceType', 'NO_RESOURCE_TYPE'],
    [2, '/name', 'EMPTY_TITLE'],
    [2, '/url', 'NO_LINK'],
  ]);
});

it('is kept with nothing around its words', () => {
  expect(tidyResource(resource(' line ', ' /help ', ' A '))).toEqual(
    resource('line', '/help', 'A'),
  );
});
