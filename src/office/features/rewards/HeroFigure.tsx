import { heroes, isHeroName } from '#art/heroes/catalogue.ts';
import type { Hero } from '#art/heroes/hero.ts';
import styles from './CampaignPreview.module.css';

const FILLS = { deep: 'var(--text2)', mid: 'var(--accent)', light: 'var(--paper)' } as const;

/** The figure's drawing in the colours of the office; the site draws it in the brand's art. */
export function HeroFigure({ name }: { name: string }) {
  if (!isHeroName(name)) return null;
  const { parts }: Hero = heroes[name];
  return (
    <svg className={styles.figure} viewBox="0 0 100 100" aria-hidden="true">
      {parts.map(({ d, tone, kind, width }, index) => (
        <path
          key={index}
          d={d}
          fill={kind === 'line' ? 'none' : FILLS[tone]}
          stroke={kind === 'mark' ? 'none' : 'var(--text)'}
          strokeWidth={kind === 'line' ? width : 1.5}
          strokeLinejoin="round"
          strokeLinecap="round"
        />
      ))}
    </svg>
  );
}
