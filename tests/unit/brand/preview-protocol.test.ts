import { describe, expect, it } from 'vitest';
import {
  fromPreviewMessage,
  readFromPreview,
  readToPreview,
  toPreviewMessage,
  type PreviewFacts,
  type ToPreviewBody,
} from '#brand/preview-protocol.ts';

const peer = { origin: 'http://localhost:3000', nonce: 'a-nonce' };
const facts: PreviewFacts = {
  flags: { FREEPLAY3: true },
  registerRules: [],
  permissionInfo: {
    host: 'denluma.localhost',
    location: { ip: '127.0.0.1' },
    resources: [],
    vendorsByCategory: {},
    built: ['home'],
    regionRestricted: false,
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

const said = (body: ToPreviewBody, origin = peer.origin, nonce = peer.nonce) => ({
  origin,
  data: toPreviewMessage(nonce, body) as unknown,
});

describe('messages to the preview', () => {
  const highlight: ToPreviewBody = { type: 'highlight', pointer: '/identity/name' };

  it('are heard from the builder', () => {
    expect(readToPreview(said(highlight), peer)).toMatchObject(highlight);
    expect(readToPreview(said({ type: 'visit', path: '/login' }), peer)).not.toBeNull();
    expect(readToPreview(said({ type: 'dismiss' }), peer)).not.toBeNull();
    const { registry: _registry, ...server } = facts;
    const payload = {
      ...server,
      manifest: {},
      provenance: {},
      visitor: { kind: 'visitor', language: 'es' },
      scheme: 'dark',
      selecting: true,
    };
    const snapshot = {
      ...toPreviewMessage(peer.nonce, highlight),
      type: 'snapshot',
      seq: 1,
      payload,
    };
    expect(readToPreview({ origin: peer.origin, data: snapshot }, peer)).toEqual(snapshot);
    const bad = { ...snapshot, payload: { ...payload, scheme: 'sepia' } };
    expect(readToPreview({ origin: peer.origin, data: bad }, peer)).toBeNull();
  });

  it('are not heard from another origin, with another nonce or of another version', () => {
    expect(readToPreview(said(highlight, 'http://localhost:3001'), peer)).toBeNull();
    expect(readToPreview(said(highlight, 'null'), peer)).toBeNull();
    expect(readToPreview(said(highlight, peer.origin, 'another'), peer)).toBeNull();
    const newer = { ...toPreviewMessage(peer.nonce, highlight), version: 2 };
    expect(readToPreview({ origin: peer.origin, data: newer }, peer)).toBeNull();
  });

  it.each([
    null,
    'text',
    [],
    { version: 1, nonce: 'a-nonce', type: 'unheard' },
    { version: 1, nonce: 'a-nonce', type: 'snapshot', seq: 1, payload: {} },
    { version: 1, nonce: 'a-nonce', type: 'snapshot', seq: -1, payload: facts },
    { version: 1, nonce: 'a-nonce', type: 'highlight', pointer: 'no-slash' },
    { version: 1, nonce: 'a-nonce', type: 'visit', path: '//elsewhere.example/' },
    { version: 1, nonce: 'a-nonce', type: 'visit', path: 'https://elsewhere.example/' },
  ])('are not heard in another shape: %j', (data) => {
    expect(readToPreview({ origin: peer.origin, data }, peer)).toBeNull();
  });
});

describe('messages from the preview', () => {
  it('are heard in their shapes and in no other', () => {
    const heard = (data: unknown) => readFromPreview({ origin: peer.origin, data }, peer);
    expect(heard(fromPreviewMessage(peer.nonce, { type: 'ready', facts }))).not.toBeNull();
    expect(heard(fromPreviewMessage(peer.nonce, { type: 'applied', seq: 3 }))).not.toBeNull();
    expect(heard(fromPreviewMessage(peer.nonce, { type: 'select', pointer: '' }))).not.toBeNull();
    const failed = { type: 'failed', seq: 3, reason: 'no entries' } as const;
    expect(heard(fromPreviewMessage(peer.nonce, failed))).not.toBeNull();
    expect(heard({ ...fromPreviewMessage(peer.nonce, failed), seq: 'three' })).toBeNull();
    expect(
      heard({ version: 1, nonce: peer.nonce, type: 'ready', facts: { flags: {} } }),
    ).toBeNull();
    expect(heard({ version: 1, nonce: peer.nonce, type: 'select', pointer: 5 })).toBeNull();
  });
});
