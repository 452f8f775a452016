import type { VendorTitle } from '#contract/generated/types.ts';
import { createRandom } from '#art/seed.ts';
import { around, DraftList, drawReturns, finishTitles, shuffled } from './draft.ts';
import { ofThe } from './words/spanish.ts';
import { SEA_SUBJECTS } from './words/subjects.ts';
import type { DrawnLabel } from './words/word.ts';

const COUNT = 120;
const VOLATILITIES = ['medium', 'medium', 'high'] as const;

const FORMATS: readonly DrawnLabel[] = [
  { en: 'Angler', es: 'Pescador', hero: 'fish' },
  { en: 'Patrol', es: 'Patrulla', hero: 'shield' },
  { en: 'Deep Dive', es: 'Inmersión', hero: 'shell' },
  { en: 'Harpoon', es: 'Arpón', hero: 'target' },
  { en: 'Cannonade', es: 'Cañonazo', hero: 'galleon' },
  { en: 'Expedition', es: 'Expedición', hero: 'compass' },
  { en: 'Trawl', es: 'Pesca de Arrastre', hero: 'anchor' },
  { en: 'Hunt at Dawn', es: 'Cacería al Alba', hero: 'sun' },
  { en: 'Reef Watch', es: 'Vigía del Arrecife', hero: 'lantern' },
  { en: 'Full Nets', es: 'Redes Llenas', hero: 'chest' },
  { en: 'Night Fishing', es: 'Pesca Nocturna', hero: 'moon' },
];

export function fishTitles(supplier: string): VendorTitle[] {
  const random = createRandom(supplier);
  const creatures = shuffled(
    SEA_SUBJECTS.filter(({ isAlive }) => isAlive),
    random,
  );
  const list = new DraftList();
  // 12 creatures and 11 formats have no common divisor, so no pair occurs twice.
  for (let index = 0; list.drafts.length < COUNT; index += 1) {
    const subject = around(creatures, index);
    const format = around(FORMATS, index);
    list.add({
      en: `${subject.en} ${format.en}`,
      es: `${format.es} ${ofThe(subject)}`,
      category: 'FISH',
      theme: 'sea',
      hero: subject.hero,
      companion: format.hero === subject.hero ? 'star' : format.hero,
      ladder: 'cannon',
      volatility: random.pick(VOLATILITIES),
      returnPercents: drawReturns(random, 9500, 9700),
    });
  }
  return finishTitles(supplier, list.drafts);
}
