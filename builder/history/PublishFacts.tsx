import type { BrandDraft } from '#contract/generated/types.ts';
import { useTexts } from '#ui/i18n/useTexts.ts';
import { Notice } from '#ui/kit/Notice.tsx';

/** What a publication means beyond this brand, and who may make it. */
export function PublishFacts({ draft, isOwn }: { draft: BrandDraft; isOwn: boolean }) {
  const say = useTexts('builder-brands');
  const { children, twoPerson } = draft;
  return (
    <>
      {children.length === 0 ? null : (
        <Notice tone="warning">
          {say('builder-brands:publish.children', {
            count: children.length,
            brands: children
              .slice(0, 12)
              .map(({ brand, revision }) => `${brand} (${revision})`)
              .join(', '),
          })}
        </Notice>
      )}
      {twoPerson ? (
        <Notice tone={isOwn ? 'warning' : undefined}>
          {say(isOwn ? 'builder-brands:publish.otherPerson' : 'builder-brands:publish.twoPerson')}
        </Notice>
      ) : null}
    </>
  );
}
