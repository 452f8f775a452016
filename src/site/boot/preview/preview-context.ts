import { createClient } from '#contract/client.ts';
import type { PreviewSnapshot } from '#brand/preview-protocol.ts';
import { createSiteStore, type SiteContext } from '../../frame/site-context.ts';
import type { DraftPlan } from './draft-plan.ts';
import type { PreviewBoot } from './preview-boot.ts';
import { previewClient } from './preview-client.ts';
import { createPreviewTexts, type PreviewTexts } from './preview-texts.ts';
import { sampleBalance, samplePlayMoney, sampleFunds, sampleSession } from './sample-visitor.ts';

/** A draft that could be drawn. */
export interface Drawn {
  readonly snapshot: PreviewSnapshot;
  readonly draft: DraftPlan;
}

const NOTHING = () => ({ items: [], nextCursor: null });

/** What the site runs on in the frame. `current` is the last draft that could be drawn. */
export async function createPreviewContext(
  boot: PreviewBoot,
  current: () => Drawn,
): Promise<{ context: SiteContext; texts: PreviewTexts }> {
  const { snapshot, draft } = current();
  const { plan } = draft;
  const language = plan.languages.current;
  const texts = await createPreviewTexts(
    { brand: plan.brand, hash: boot.hash },
    language,
    () => current().draft.plan.languages.overrides,
  );
  const client = createClient({
    csrfToken: () => null,
    language: () => texts.texts.language,
  });
  const samples = {
    getSession: () => sampleSession(current().snapshot),
    getPlan: () => ({ hash: boot.hash, plan: current().draft.plan }),
    getBalance: () => sampleBalance(current().snapshot),
    getTrialBalance: () => samplePlayMoney(current().snapshot),
    getConsolidatedFunds: () => sampleFunds(current().snapshot),
    getMemberIcon: () => ({ iconUrl: null }),
    listTransactions: NOTHING,
    listRounds: NOTHING,
    listDeposits: NOTHING,
  };
  const context: SiteContext = {
    texts: texts.texts,
    data: boot.data,
    board: null,
    store: createSiteStore({
      plan,
      hash: boot.hash,
      url: '/',
      language,
      scheme: 'system',
      resources: {},
      session: sampleSession(snapshot),
      data: {
        ...boot.data,
        balance: sampleBalance(snapshot),
        playMoney: samplePlayMoney(snapshot),
      },
      preview: true,
    }),
    client: previewClient(client, samples, async () => {
      await texts.texts.loadNamespaces('staff');
      return texts.texts.t('staff:previewOnly');
    }),
  };
  return { context, texts };
}
