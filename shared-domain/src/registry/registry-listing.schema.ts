import * as v from 'valibot';
import { list, object, type Schema } from '../schemas/builders.ts';
import { count, moment, uuid } from '../schemas/values.ts';
import { registryActions } from './registry-scope.ts';

/* The schemas in this file describe the registry for teams and staff. Both the registry's HTTP service and the site's
   calls return such data. */

const versionShape = object({
  version: v.string(),
  publishedAt: moment,
  publishedBy: v.string(),
  commit: v.nullable(v.string()),
  /** Total size of the version's stored files in bytes. */
  bytes: v.nullable(count),
  /** Transfer size of the scripts and styles on the version's largest first screen, in bytes. */
  firstScreenBytes: v.nullable(count),
  /** Whether the version's files are still stored, which means that the version can be released. */
  isKept: v.boolean(),
});

/** A published version. */
export interface ListedVersion extends v.InferOutput<typeof versionShape> {}
const listedVersion: Schema<ListedVersion> = versionShape;

const remoteShape = object({
  name: v.string(),
  kind: v.picklist(['host', 'remote']),
  /** Version of the newest release that has not been withdrawn; null if there is none. */
  live: v.nullable(listedVersion),
  /** The version that pages show, if different from the live version. */
  serving: v.nullable(v.string()),
  /** Reason why the live version is not served. */
  problem: v.nullable(v.string()),
  /** Paths of the part on the site. */
  paths: list(v.string()),
  /** Contract range that the part needs, or contract version that the shell provides. Null if no version is served. */
  contract: v.nullable(v.string()),
  /**
   * React version range that the part needs, or the shell's React version. Null if the part has its own copy of React
   * or no version is served.
   */
  react: v.nullable(v.string()),
  /**
   * Next major versions of the shell's libraries for which the part does not declare support yet, such as 'React 20'.
   */
  lacks: list(v.string()),
});

/** A part of the site as seen by staff and teams in the registry. */
export interface ListedRemote extends v.InferOutput<typeof remoteShape> {}
export const listedRemote: Schema<ListedRemote> = remoteShape;

const releaseShape = object({
  /** Number of the release, counted across all parts. */
  id: count,
  version: v.string(),
  commit: v.nullable(v.string()),
  releasedAt: moment,
  releasedBy: v.string(),
  reason: v.string(),
  withdrawnAt: v.nullable(moment),
  withdrawnBy: v.nullable(v.string()),
  withdrawnReason: v.nullable(v.string()),
  isLive: v.boolean(),
});

/** A release, which made a version of a part live. */
export interface ListedRelease extends v.InferOutput<typeof releaseShape> {}
const listedRelease: Schema<ListedRelease> = releaseShape;

const canaryShape = object({
  version: v.string(),
  /** The live version, with which the canary is compared. */
  control: v.string(),
  /** Percentage of the visitors who get the canary. */
  percent: count,
  startedAt: moment,
  startedBy: v.string(),
  reason: v.string(),
  endedAt: v.nullable(moment),
  outcome: v.nullable(v.picklist(['promoted', 'withdrawn', 'replaced'])),
  endedBy: v.nullable(v.string()),
  endedReason: v.nullable(v.string()),
  /** Numbers of visitors so far, and of visitors for whom the part failed. Null if the canary has ended. */
  progress: v.nullable(
    object({
      visitors: count,
      failed: count,
      controlVisitors: count,
      controlFailed: count,
      /** Latest time at which the canary is promoted. */
      endsAt: moment,
      /** Whether the part has too few visitors for a comparison, so that the canary runs until `endsAt`. */
      isSlow: v.boolean(),
    }),
  ),
});

/** A version that a percentage of the visitors gets or got in place of the live version. */
export interface ListedCanary extends v.InferOutput<typeof canaryShape> {}
const listedCanary: Schema<ListedCanary> = canaryShape;

const historyShape = object({
  name: v.string(),
  releases: list(listedRelease),
  versions: list(listedVersion),
  canaries: list(listedCanary),
});

/** A part's history, newest first: its releases, its published versions and its canaries. */
export interface RemoteHistory extends v.InferOutput<typeof historyShape> {}
export const remoteHistory: Schema<RemoteHistory> = historyShape;

const failureShape = object({
  version: v.string(),
  /** Name of the error, such as 'TypeError'. */
  kind: v.string(),
  /**
   * Places in the code where the error was thrown, innermost first, such as 'src/price.ts:20'. Without a source map,
   * such as 'x.0123.js:1:900'.
   */
  places: list(v.string()),
  count,
  firstAt: moment,
  lastAt: moment,
});

/** A failure of a part's version in visitors' browsers. */
export interface PartFailure extends v.InferOutput<typeof failureShape> {}
export const partFailure: Schema<PartFailure> = failureShape;

// This schema allows members that newer sites add, so that older versions of the kit keep working.
const changeShape = v.object({
  name: v.string(),
  /** Version that was live before, or null if there was none. */
  from: v.nullable(v.string()),
  /** Version that is live now, or null if there is none and the part's pages return 404. */
  to: v.nullable(v.string()),
  /** Whether the request changed anything. Releasing a version that is already live changes nothing. */
  changed: v.boolean(),
  /**
   * Sentences about trials of the version, such as rendering its routes, that the site skipped before the change.
   * Absent if all trials ran.
   */
  untried: v.exactOptional(list(v.string())),
});

/** Result of a change to the registry. */
export interface RegistryChange extends Readonly<v.InferOutput<typeof changeShape>> {}
export const registryChange: Schema<RegistryChange> = changeShape;

export const changeId = uuid;

const acceptedShape = v.object({
  /** Id for requesting the change's outcome. */
  id: changeId,
});

/** An accepted change. The site makes the change after trying the version on its pages. */
export interface AcceptedChange extends Readonly<v.InferOutput<typeof acceptedShape>> {}
export const acceptedChange: Schema<AcceptedChange> = acceptedShape;

const previewLinkShape = v.object({
  /** Path on the site for staff, or the whole URL for teams. */
  url: v.string(),
  expiresAt: moment,
});

/** A link that shows a published version in the site to anyone who opens it. The version does not have to be live. */
export interface PreviewLink extends Readonly<v.InferOutput<typeof previewLinkShape>> {}
export const previewLink: Schema<PreviewLink> = previewLinkShape;

const tokenShape = object({
  id: uuid,
  label: v.string(),
  names: list(v.string()),
  paths: list(v.string()),
  actions: list(v.picklist(registryActions)),
  createdAt: moment,
  createdBy: v.string(),
  expiresAt: moment,
  lastUsedAt: v.nullable(moment),
  revokedAt: v.nullable(moment),
});

/** A token that a team uses for publishing, without the token's secret. The scope is a `RegistryScope`. */
export interface ListedRegistryToken extends v.InferOutput<typeof tokenShape> {}
export const listedRegistryToken: Schema<ListedRegistryToken> = tokenShape;
