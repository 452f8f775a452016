import { Counter, Gauge } from 'prom-client';
import type { Feature } from '../../feature.ts';
import type { Parts } from '../../parts.ts';
import type { Topic } from '../../platform/live/topic.ts';
import { Connections } from './connections.ts';
import { endSockets } from './end-sockets.job.ts';
import { liveRoutes } from './live.routes.ts';
import { sockets } from './sockets.page.ts';

/** A proxy closes what is silent for a minute. */
const BEAT_SECONDS = 25;

/** The socket: what features tell of reaches whoever joined its topic. @param topics of all features */
export function liveFeature(parts: Parts, topics: () => readonly Topic[]): Feature {
  const { live, brands, metrics } = parts;
  const registers = [metrics.registry];
  const connections = new Connections();
  const refused = new Counter({
    name: 'live_refused_total',
    help: 'Frames of clients that were refused, by code.',
    labelNames: ['code'],
    registers,
  });
  const dropped = new Counter({
    name: 'live_dropped_total',
    help: 'Sockets ended for what their client did or did not do, by reason.',
    labelNames: ['why'],
    registers,
  });
  const open = new Gauge({ name: 'live_sockets', help: 'Sockets open on this node.', registers });
  return {
    name: 'live',
    routes: liveRoutes(parts),
    pages: [
      async (app) => {
        live.open(topics());
        await sockets({
          parts,
          connections,
          live,
          brandIds: () => brands.knownIds(),
          refused: (code) => refused.inc({ code }),
          dropped: (why) => dropped.inc({ why }),
        })(app);
      },
    ],
    jobs: [
      {
        name: 'endSockets',
        perNode: true,
        everySeconds: 0.5,
        run: () => {
          open.set(connections.size);
          return endSockets(parts, connections);
        },
      },
      {
        name: 'beatSockets',
        perNode: true,
        everySeconds: BEAT_SECONDS,
        run: async () => {
          connections.beat();
          return 0;
        },
      },
    ],
    close: async () => connections.close(),
  };
}
