import { useEffect, useRef } from 'react';
import { Icon } from '#ui/kit/Icon.tsx';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { useLabel } from '#ui/i18n/useLabel.ts';
import { BannerSlideView } from './BannerSlideView.tsx';
import styles from './Banners.module.css';
import type { BlockOf } from './block-of.ts';
import { useCarousel } from './useCarousel.ts';

/**
 * Pictures with words over them. More than one take turns: the pause button is the first control,
 * and nothing moves under the pointer, with focus inside, or where less motion is asked for.
 */
export function Banners({ block, first }: { block: BlockOf<'bannerCarousel'>; first: boolean }) {
  const say = useTexts('home');
  const label = useLabel();
  const frame = useRef<HTMLDivElement>(null);
  const { slides } = block;
  const carousel = useCarousel(slides.length, block.intervalMs);
  useEffect(() => {
    frame.current?.style.setProperty('--slide-time', `${block.transitionMs}ms`);
  }, [block.transitionMs]);
  if (slides.length === 0) return null;
  const several = slides.length > 1;

  return (
    <section
      className="page"
      aria-roledescription={several ? say('home:banners.role') : undefined}
      aria-label={block.heading === null ? say('home:banners.label') : label(block.heading)}
    >
      <div
        ref={frame}
        className={styles.frame}
        data-part="banner"
        data-height={block.height}
        {...carousel.hold}
      >
        {slides.map((slide, index) => (
          <BannerSlideView
            key={slide.id}
            slide={slide}
            active={index === carousel.current}
            eager={first && index === 0}
            place={
              several ? say('home:banners.place', { place: index + 1, count: slides.length }) : null
            }
          />
        ))}
        {several ? (
          <div className={styles.controls}>
            <button
              type="button"
              className={styles.pause}
              aria-label={say(carousel.playing ? 'home:banners.pause' : 'home:banners.play')}
              onClick={carousel.toggle}
            >
              <Icon name={carousel.playing ? 'pause' : 'play'} size="small" />
            </button>
            {slides.map((slide, index) => (
              <button
                key={slide.id}
                type="button"
                className={styles.dot}
                aria-label={say('home:banners.show', { place: index + 1 })}
                aria-current={index === carousel.current ? 'true' : undefined}
                onClick={() => carousel.show(index)}
              >
                <span />
              </button>
            ))}
          </div>
        ) : null}
      </div>
    </section>
  );
}
