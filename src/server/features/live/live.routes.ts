import { topics as definitions } from '#contract/generated/topics.ts';
import type { TopicName } from '#contract/topic.ts';
import type { Parts } from '../../parts.ts';
import { Problem } from '../../platform/problem.ts';
import { type Call, type Route, route, siteOf } from '../../platform/route.ts';
import { topicOwners } from './topic-owners.ts';

/** The states of topics by HTTP, as a socket would tell them. */
export function liveRoutes({ live }: Pick<Parts, 'live'>): Route[] {
  return [
    route('readTopics', async (call) => {
      const asked = [...new Set(call.query.topics.split(','))];
      const states = await Promise.all(
        asked.map(async (topic) => {
          const owner = ownerOf(topic, call);
          return owner === null
            ? []
            : [{ topic, state: await live.read(topic as TopicName, owner) }];
        }),
      );
      return { items: states.flat() as { topic: string; state: Record<string, unknown> }[] };
    }),
  ];
}

/** null: a topic that is not for this caller. */
function ownerOf(topic: string, call: Call<'readTopics'>) {
  if (!Object.hasOwn(definitions, topic)) return null;
  try {
    const audience = { caller: call.caller, brand: siteOf(call).brand };
    return topicOwners(topic as TopicName, audience, [])[0] ?? null;
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}
