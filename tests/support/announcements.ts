import type { AnnouncementDraft, OfficeAnnouncement } from '#contract/generated/types.ts';
import type { ReplyOf } from '#contract/operation.ts';
import type { TestStaff } from './staff.ts';
import type { Answer, TestApp } from './test-app.ts';

let made = 0;

const url = (brand: string): string => `/office/api/brands/${brand}/announcements`;

/** A notice to everybody since a year ago, in the brand's own language. */
export function draftOf(change: Partial<AnnouncementDraft> = {}): AnnouncementDraft {
  return {
    type: 'PL',
    execution: null,
    visitorKinds: ['visitor', 'member', 'agent', 'trial'],
    startsAt: '2025-01-01T00:00:00.000Z',
    endsAt: null,
    promotionType: null,
    position: 0,
    texts: [textOf('es', 'Aviso')],
    ...change,
  };
}

export const textOf = (language: string, title: string, content = `<p>${title}</p>`) => ({
  language,
  title,
  content,
});

export interface OfficeOptions {
  brand?: string;
  key?: string;
}

/** What one person does to announcements; each call with a key of its own unless one is given. */
export function announcementDesk(app: () => TestApp, { headers }: TestStaff) {
  const change = <T = OfficeAnnouncement>(
    method: 'POST' | 'PUT',
    path: string,
    body: object,
    { brand = 'denluma', key }: OfficeOptions,
  ): Promise<Answer<T>> => {
    made += 1;
    return app().call<T>(method, `${url(brand)}${path}`, {
      headers,
      key: key ?? `announcement-${made}`,
      body: { reason: 'asked for by a test', ...body },
    });
  };
  type Held = Pick<OfficeAnnouncement, 'id' | 'version'>;
  const desk = {
    list: (brand = 'denluma') =>
      app().call<ReplyOf<'listOfficeAnnouncements'>>('GET', url(brand), { headers }),
    create: (draft: object = draftOf(), options: OfficeOptions = {}) =>
      change('POST', '', { draft }, options),
    edit: ({ id, version }: Held, draft: object, options: OfficeOptions = {}) =>
      change('PUT', `/${id}`, { version, draft }, options),
    publish: ({ id, version }: Held, published = true, options: OfficeOptions = {}) =>
      change('PUT', `/${id}/published`, { version, published }, options),
    remove: ({ id, version }: Held, options: OfficeOptions = {}) =>
      change<{ id: string }>('POST', `/${id}/deletion`, { version }, options),
    /** Written and published. */
    async tell(draft: AnnouncementDraft, options: OfficeOptions = {}): Promise<OfficeAnnouncement> {
      const created = await desk.create(draft, options);
      const told = await desk.publish(created.body.value, true, options);
      if (told.status !== 200) throw new Error(JSON.stringify([created.body, told.body]));
      return told.body.value;
    },
  };
  return desk;
}
