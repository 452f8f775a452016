import type { EarningKind } from '#domain/earning/earning-kind.ts';
import { EARNING_KINDS } from '#domain/generated/earning-kinds.ts';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app.ts';
import type { LiveBrands } from './brands/live-brands.ts';
import type { Feature } from './feature.ts';
import { announcementFeature } from './features/announcement/feature.ts';
import { PLAIN_FEATURES } from './features/generated/plain-features.ts';
import { bannerFeature } from './features/banner/feature.ts';
import { bannersOf } from './features/banner/shown-banners.ts';
import { brandAssetFeature } from './features/brand-asset/feature.ts';
import { registryDeskFeature } from './features/registry-desk/feature.ts';
import { brandFeature } from './features/brand/feature.ts';
import { deskFeature } from './features/desk/feature.ts';
import { depositFeature } from './features/deposit/feature.ts';
import { earningFeature } from './features/earning/feature.ts';
import type { OpenPayload } from './platform/sealed-body.ts';
import { payloadKeyFeature } from './features/payload-key/feature.ts';
import { saferPlayFeature } from './features/safer-play/feature.ts';
import { jackpotFeature } from './features/jackpot/feature.ts';
import type { JackpotBoard } from './features/jackpot/jackpot.read.ts';
import { liveFeature } from './features/live/feature.ts';
import { memberFeature } from './features/member/feature.ts';
import { pageFeature } from './features/page/feature.ts';
import { pictureFeature } from './features/picture/feature.ts';
import { recordFeature } from './features/record/feature.ts';
import { sessionFeature } from './features/session/feature.ts';
import { staffActFeature } from './features/staff-act/feature.ts';
import { systemFeature } from './features/system/feature.ts';
import { trialFeature } from './features/trial/feature.ts';
import { webAppFeature } from './features/web-app/feature.ts';
import { withdrawalFeature } from './features/withdrawal/feature.ts';
import type { Ledger } from './ledger/ledger.ts';
import { openParts, type ServerParts } from './open-parts.ts';
import type { Parts } from './parts.ts';
import type { BackgroundWork } from './platform/background-work.ts';
import type { Database } from './platform/db/database.ts';
import type { Messages } from './platform/messages/messages.ts';
import { type PeriodicJob, startPeriodicJobs } from './platform/jobs/periodic.ts';
import { type Relay, startRelay } from './platform/outbox/relay.ts';
import { openWager } from './play/wager/wager.ts';
import type { SignatureCheck } from './platform/session/resolve-caller.ts';
import { PAYMENTS } from './payments/generated/payments.ts';
import { paymentMeans } from './payments/open-payments.ts';
import type { PaymentAdapter } from './payments/payment-adapter.ts';
import { chosenPartners } from './platform/partners.ts';
import { PRODUCTS } from './products/generated/products.ts';
import type { ProductDeclaration } from './products/product.ts';
import { VENDORS } from './vendors/generated/vendors.ts';
import type { RoundEvidenceSource } from './vendors/round-evidence.ts';
import type { VendorAdapter } from './vendors/vendor-adapter.ts';

/** A running server, for the start, the demo's seeding and the tests. */
export interface Server {
  app: FastifyInstance;
  database: Database;
  brands: LiveBrands;
  ledger: Ledger;
  relay: Relay;
  jackpotBoard: JackpotBoard;
  /** Work that continues after its request was answered. */
  background: BackgroundWork;
  messages: Messages;
  features: readonly Feature[];
  /** The periodic jobs that the features declare; they run by themselves. */
  jobs: readonly PeriodicJob[];
  /** Lets running work end, then stops. The database stays open. */
  close(): Promise<void>;
}

interface Features {
  features: readonly Feature[];
  jackpotBoard: JackpotBoard;
  signatures: { vendor: SignatureCheck; payment: SignatureCheck };
  openPayload: OpenPayload;
}

/** Those that the configuration names. */
interface Adapters {
  earnings: readonly EarningKind[];
  products: readonly ProductDeclaration[];
  vendors: readonly VendorAdapter[];
  payments: readonly PaymentAdapter[];
}

/** Every feature, after those it needs. What one offers to another is passed here and nowhere else. */
async function openFeatures(parts: Parts, adapters: Adapters): Promise<Features> {
  const { payments } = parts;
  const features: Feature[] = [];
  const add = <Added extends Feature>(feature: Added): Added => {
    features.push(feature);
    return feature;
  };
  add(systemFeature(parts, () => features.flatMap(({ retention }) => retention ?? [])));
  add(liveFeature(parts, () => features.flatMap(({ topics }) => topics ?? [])));
  for (const open of PLAIN_FEATURES) add(open(parts));
  add(await earningFeature(parts, adapters.earnings));
  const brand = add(brandFeature(parts));
  const session = add(sessionFeature(parts));
  const jackpot = add(jackpotFeature(parts));
  add(announcementFeature(parts, bannersOf(parts)));

  add(depositFeature(parts, payments));
  const { payOutAll, tellWithdrawal } = add(withdrawalFeature(parts, payments));
  const { openPayload } = add(payloadKeyFeature(parts));
  const { limitsOf } = add(saferPlayFeature(parts, { payOutAll, tellWithdrawal }));
  add(memberFeature(parts, { limitsOf }));
  for (const adapter of adapters.payments) {
    if (adapter.feature !== undefined) add(adapter.feature(parts, paymentMeans(parts, adapter)));
  }
  const replays = new Map<string, RoundEvidenceSource>();
  let checkSignature: SignatureCheck | undefined;
  for (const product of adapters.products) {
    const opened = add(
      await product.open(parts, {
        wager: openWager({ ...parts, product: product.code }),
        jackpots: jackpot.port,
        vendors: adapters.vendors,
        openPlayMoney: (judge) => add(trialFeature(parts, judge)).wallet,
      }),
    );
    for (const brought of opened.brings ?? []) add(brought);
    for (const [vendor, replay] of opened.replay ?? []) replays.set(vendor, replay);
    checkSignature = opened.checkSignature ?? checkSignature;
  }
  if (checkSignature === undefined) throw new Error('no product checks the calls of vendors');
  add(recordFeature(parts, replays));

  const picture = add(pictureFeature(parts));
  add(webAppFeature(parts, picture.draw));
  add(bannerFeature(parts, picture.makeBannerPicture));
  add(brandAssetFeature(parts, picture.makeAsset));
  add(registryDeskFeature(parts));
  add(
    await pageFeature(parts, {
      sessionOf: session.sessionOf,
      verifyPreview: brand.verifyPreview,
      features: () => features,
    }),
  );
  add(staffActFeature(parts, () => features.flatMap(({ routes }) => routes ?? [])));
  // After every feature: it answers the lists that they declare.
  add(deskFeature(parts, () => features.flatMap(({ desks }) => desks ?? [])));
  const signatures = { vendor: checkSignature, payment: payments.checkSignature };
  return { features, jackpotBoard: jackpot.board, signatures, openPayload };
}

/** The composition root: the features over the shared parts. Only what a feature declares runs. */
export async function composeServer(given: ServerParts): Promise<Server> {
  let relay: Relay | null = null;
  const { config, testing } = given;
  const products = [...PRODUCTS, ...(testing?.products ?? [])];
  const offered = [...(testing?.vendors ?? VENDORS), ...products.flatMap(({ vendors }) => vendors)];
  const adapters: Adapters = {
    earnings: [...EARNING_KINDS, ...(testing?.earnings ?? [])],
    products,
    vendors: chosenPartners('VENDORS', config.vendors, offered),
    payments: chosenPartners('PAYMENTS', config.payments, testing?.payments ?? PAYMENTS),
  };
  const vendors = await Promise.all(adapters.vendors.map((adapter) => adapter.open()));
  const partners = { ...adapters, vendors };
  const parts = await openParts(given, partners, { nudge: () => relay?.nudge() });
  const { features, signatures, jackpotBoard, openPayload } = await openFeatures(parts, adapters);
  const { database, brands, ledger, background, messages } = parts;
  const started = startRelay({
    ...parts,
    consumers: features.flatMap(({ consumers }) => consumers ?? []),
  });
  relay = started;
  const app = await createApp({
    ...parts,
    validateReplies: given.testing !== undefined,
    siteByHost: (host) => brands.byHost(host)?.site ?? null,
    locate: parts.locator.locate,
    signatures,
    openPayload,
    routes: features.flatMap(({ routes }) => routes ?? []),
    pages: features.flatMap(({ pages }) => pages ?? []),
    vendorPages: features.flatMap(({ vendorPages }) => vendorPages ?? []),
  });
  const jobs = features.flatMap((feature) => feature.jobs ?? []);
  const running = startPeriodicJobs(jobs, parts);
  return {
    app,
    database,
    brands,
    ledger,
    relay: started,
    jackpotBoard,
    background,
    messages,
    features,
    jobs,
    async close() {
      // Features first: what they run ends early, instead of being waited for.
      await Promise.all([
        ...features.map((feature) => feature.close?.()),
        running.close(),
        app.close(),
      ]);
      await parts.close(() => started.close());
    },
  };
}
