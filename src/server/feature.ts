import type { PageData, PagePlace } from '#brand/page/page-input.ts';
import type { FastifyInstance } from 'fastify';
import type { PeriodicJob } from './platform/jobs/periodic.ts';
import type { Desk } from './platform/desk/desk.ts';
import type { Topic } from './platform/live/topic.ts';
import type { Consumer } from './platform/outbox/consumer.ts';
import type { RetentionRule } from './platform/retention/retention-rule.ts';
import type { Route } from './platform/route.ts';
import type { MemberCaller } from './platform/session/caller.ts';

export type Page = (app: FastifyInstance) => void | Promise<void>;

/** Who opens a page of a brand's site, and which. */
export interface PageVisit extends PagePlace {
  /** null: a visitor. */
  readonly caller: MemberCaller | null;
  /** The caller, unless it is a trial player or has to change the password first. */
  readonly member: MemberCaller | null;
  readonly brand: string;
  readonly currency: string;
  readonly language: string;
}

/**
 * Everything a feature adds to the server. Each feature declares it in its `feature.ts`, and the
 * composition root only lists features: a route, job or consumer that is not declared cannot run.
 * One that offers something to another feature is made by `feature` below.
 */
export interface Feature {
  /** The feature's folder name. */
  readonly name: string;
  readonly routes?: readonly Route[];
  readonly jobs?: readonly PeriodicJob[];
  /** Consumers of committed outbox events. */
  readonly consumers?: readonly Consumer[];
  /** Lists of staff. Their operations are answered by them. */
  readonly desks?: readonly Desk[];
  /** States that it tells over the socket. */
  readonly topics?: readonly Topic[];
  /** HTML pages, files and documents: what is not an operation of the contract. */
  readonly pages?: readonly Page[];
  /** Calls of vendors' servers in their dialects, which are not operations of the contract. */
  readonly vendorPages?: readonly Page[];
  /** Its part of what a page's first screen shows. */
  readonly pageData?: (visit: PageVisit) => Promise<Partial<PageData>>;
  /** How long its technical records are kept. */
  readonly retention?: readonly RetentionRule[];
  /** Fills what belongs to no brand, at each start of a demo. */
  readonly openDemo?: () => Promise<void>;
  /** Fills a brand of a new demo. @param player the username of the demo's player */
  readonly seedDemo?: (brand: string, player: string) => Promise<void>;
  /** Ends what the feature runs, and releases what it holds. */
  readonly close?: () => Promise<void>;
}

/** Checks a feature and keeps its own type, with what it offers to other features. */
export const feature = <Declared extends Feature>(declared: Declared): Declared => declared;
