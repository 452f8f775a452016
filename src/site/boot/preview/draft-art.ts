import { SLOT_PICTURES } from '#games/slot/generated/slot-pictures.ts';
import { drawBrandPicture, type PictureKind, pictureStyle } from '#brand/brand-picture.ts';
import type { SchemeName, SitePlan } from '#brand/site-plan.ts';
import type { SchemePicture } from '#ui/picture/scheme-picture.ts';
import type { ArtAddresses } from '#ui/plan/art-addresses.ts';

/** Where nothing can be drawn, as on the server, there is no picture. */
const NO_PICTURE = 'data:,';

/**
 * The pictures of a draft, drawn here: the server knows the live revision only. Each is drawn when
 * it is first asked for; a draft that draws the same goes on with those of the one `before`.
 */
export class DraftArt {
  readonly addresses: ArtAddresses;
  private readonly plan: SitePlan;
  private readonly style: string;
  private readonly drawn: Map<string, string>;

  constructor(plan: SitePlan, before: DraftArt | null) {
    this.plan = plan;
    this.style = JSON.stringify([
      plan.brand,
      plan.theme.defaultScheme,
      pictureStyle(plan, 'light'),
      pictureStyle(plan, 'dark'),
    ]);
    this.drawn = before?.style === this.style ? before.drawn : new Map();
    const address = (kind: PictureKind, name: string): string => this.address(kind, name);
    this.addresses = {
      tile: (gameCode) => this.picture('tile', gameCode),
      banner: (slideId, shape) => this.picture('banner', `${slideId}-${shape}`),
      symbol: (name) => address('symbol', name),
      // A preview plays no game.
      symbols: () => NO_PICTURE,
      get logo() {
        return address('logo', 'logo');
      },
      get icon() {
        return address('icon', 'icon');
      },
    };
  }

  /** The scheme that is not shown is not drawn. */
  private picture(kind: PictureKind, name: string): SchemePicture {
    const address = (scheme: SchemeName) => ({ src: this.address(kind, name, scheme) });
    return {
      get light() {
        return address('light');
      },
      get dark() {
        return address('dark');
      },
    };
  }

  private address(kind: PictureKind, name: string, scheme?: SchemeName): string {
    // A banner is another one when its slide gets another figure.
    const slides = kind === 'banner' ? this.heroesText() : '';
    const key = `${kind}/${name}/${scheme}/${slides}`;
    const known = this.drawn.get(key);
    if (known !== undefined) return known;
    const gamePicture = Object.hasOwn(SLOT_PICTURES, name) ? SLOT_PICTURES[name] : undefined;
    const svg = drawBrandPicture(this.plan, kind, name, scheme, gamePicture);
    const made = svg === null ? NO_PICTURE : `data:image/svg+xml,${encodeURIComponent(svg)}`;
    this.drawn.set(key, made);
    return made;
  }

  private heroesText(): string {
    return this.plan.home.blocks
      .flatMap((block) => (block.kind === 'bannerCarousel' ? block.slides : []))
      .map(({ id, picture }) => `${id}:${picture.kind === 'art' ? picture.hero : ''}`)
      .join();
  }
}
