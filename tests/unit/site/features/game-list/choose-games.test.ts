import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { byNodeIds, inCategory, searchGames } from '#site/features/game-list/choose-games.ts';
import { gameHref } from '#brand/game-href.ts';
import { gameItem } from '../../site-fixture.ts';

const jade = gameItem({ gameCode: 'jade', gameName: 'Jade Orchard', aliases: ['orchid'] });
const opera = gameItem({ gameCode: 'opera', gameName: 'Ópera Nocturna' });
const koi = gameItem({ gameCode: 'koi', gameName: 'Koi' });
const lott = gameItem({
  gameCode: 'rang',
  gameName: 'Rạng Đông',
  gameCategory: 'LOTT',
  vassalage: 'sea',
});
const all = [jade, opera, koi, lott];

const search = (text: string, vendor: string | null = null) =>
  searchGames(all, { text, vendor }).map(({ gameCode }) => gameCode);

describe('searchGames', () => {
  it.each([
    ['', ['jade', 'opera', 'koi', 'rang']],
    ['OPERA', ['opera']],
    ['noctu op', ['opera']],
    ['rang dong', ['rang']],
    ['ópérá', ['opera']],
    ['xyz', []],
    ['jadeorchard', ['jade']],
    ['orchid', ['jade']],
    // A slip of the finger.
    ['oprea', ['opera']],
  ])('finds for "%s"', (text, codes) => {
    expect(search(text)).toEqual(codes);
  });

  it('keeps to one vendor when asked', () => {
    expect(search('', 'sea')).toEqual(['rang']);
    expect(search('jade', 'sea')).toEqual([]);
  });

  it('finds every title by its own name, whatever its accents', () => {
    fc.assert(
      fc.property(fc.constantFrom(...all), (game) => {
        expect(search(game.gameName.toUpperCase())).toContain(game.gameCode);
      }),
    );
  });
});

it('finds titles by their ids, in the order asked for', () => {
  expect(byNodeIds(all, [koi.nodeId, 'house:gone', jade.nodeId])).toEqual([koi, jade]);
});

it('shows lottery under electronic lottery', () => {
  expect(inCategory(all, 'ELOTT')).toEqual([lott]);
  expect(inCategory(all, 'LIVE')).toEqual([]);
});

it('opens a title by vendor and code', () => {
  expect(gameHref({ vassalage: 'TCG_SEA', gameCode: 'a b' })).toBe(
    '/seamless?vassalage=TCG_SEA&gameCode=a+b',
  );
});
