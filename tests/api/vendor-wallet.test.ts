import { injectedWallet, listeningWallet } from '#tests/support/vendor.ts';
import { openTestApp } from '#tests/support/test-app.ts';
import { forEachEngine } from '#tests/support/test-database.ts';
import { everyCaseIsAccountedFor, walletConformance } from '#tests/support/wallet-conformance.ts';

everyCaseIsAccountedFor();

forEachEngine((engine) => {
  walletConformance(async () => {
    const database = await engine.open('published');
    const app = await openTestApp(database);
    // On one engine without a network and on the other over one: the suite minds neither.
    const { target, close } = engine.concurrent
      ? await listeningWallet(app)
      : { target: injectedWallet(app), close: async () => undefined };
    return {
      target,
      close: async () => {
        await close();
        await app.server.close();
        await database.close();
      },
    };
  });
});
