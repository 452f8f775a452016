import { describe, expect, it } from 'vitest';
import {
  fromPreviewMessage,
  type FromPreview,
  type PreviewFacts,
} from '#brand/preview-protocol.ts';
import { PreviewChannel } from '../../../builder/preview/preview-channel.ts';
import { firstView, snapshotOf } from '../../../builder/preview/preview-view.ts';
import { layers } from './fixture.ts';

const peer = { origin: 'http://denluma.localhost:3000', nonce: 'n' };
const facts: PreviewFacts = {
  flags: { FREEPLAY3: false, AGENTPOLICY3: true },
  registerRules: [],
  permissionInfo: {
    host: 'denluma.localhost',
    location: { ip: '127.0.0.1' },
    resources: [],
    vendorsByCategory: {},
    built: [],
    regionRestricted: true,
    maintenance: false,
  },
  registry: {
    languages: {},
    banks: {},
    providers: {},
    paymentNetworks: {},
    licences: {},
    socials: {},
    fonts: {},
  },
};

function opened() {
  const posted: { type: string; seq?: number; target: string }[] = [];
  const frame = {
    postMessage: (message: unknown, target: string) =>
      posted.push({ ...(message as { type: string; seq?: number }), target }),
  };
  const heard: FromPreview['type'][] = [];
  const channel = new PreviewChannel({
    peer,
    frame: () => frame,
    onMessage: ({ type }) => heard.push(type),
  });
  const say = (body: Parameters<typeof fromPreviewMessage>[1], over: object = {}) =>
    channel.hear({
      origin: peer.origin,
      source: frame,
      data: fromPreviewMessage(peer.nonce, body),
      ...over,
    });
  return { channel, posted, heard, say };
}

const snapshot = snapshotOf(layers(), facts, firstView('es'));

describe('PreviewChannel', () => {
  it('says nothing before the page is ready, and then all it knows', () => {
    const { channel, posted, say } = opened();
    channel.snapshot(snapshot);
    channel.highlight('/identity');
    expect(posted).toEqual([]);
    say({ type: 'ready', facts });
    expect(posted.map(({ type, target }) => [type, target])).toEqual([['snapshot', peer.origin]]);
  });

  it('sends the whole again after every load, with numbers that only rise', () => {
    const { channel, posted, say } = opened();
    say({ type: 'ready', facts });
    channel.snapshot(snapshot);
    channel.theme(snapshot.manifest.theme);
    say({ type: 'ready', facts });
    const numbers = posted.map(({ seq }) => seq ?? 0);
    expect(posted.map(({ type }) => type)).toEqual(['snapshot', 'theme', 'snapshot']);
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
    expect(new Set(numbers).size).toBe(3);
  });

  it('hears its own frame only', () => {
    const { heard, say } = opened();
    say({ type: 'select', pointer: '/identity' }, { source: {} });
    say({ type: 'select', pointer: '/identity' }, { origin: 'http://evil.example' });
    expect(heard).toEqual([]);
    say({ type: 'select', pointer: '/identity' });
    expect(heard).toEqual(['select']);
  });
});

describe('snapshotOf', () => {
  it('lays simulations over what the server says', () => {
    expect(snapshot.flags).toEqual(facts.flags);
    expect(snapshot.permissionInfo).toMatchObject({ regionRestricted: true, maintenance: false });
    const view = { ...firstView('en'), status: 1, flags: { FREEPLAY3: true } } as const;
    const simulated = snapshotOf(layers(), facts, view);
    expect(simulated.flags).toEqual({ FREEPLAY3: true, AGENTPOLICY3: true });
    expect(simulated.permissionInfo).toMatchObject({ regionRestricted: false, maintenance: true });
    expect(simulated.visitor).toEqual({ kind: 'visitor', language: 'en' });
  });
});
