import * as v from 'valibot';
import { list, object, type Schema } from '../schemas/builders.ts';
import { count, moment, uuid } from '../schemas/values.ts';
import { registryActions } from './registry-scope.ts';

/* Schemas for the registry's HTTP service (for teams) and its JSON-RPC calls (for staff). */

const versionShape = object({
  version: v.string(),
  publishedAt: moment,
  publishedBy: v.string(),
  commit: v.nullable(v.string()),
  /** Total size of the version's files in bytes. */
  bytes: v.nullable(count),
  /** Bytes of scripts and styles that the part's heaviest route loads first, compressed where possible. */
  firstScreenBytes: v.nullable(count),
  /** Whether the version's files are still stored. Only then can the version be released. */
  isKept: v.boolean(),
});

/** A published version. */
export interface ListedVersion extends v.InferOutput<typeof versionShape> {}
const listedVersion: Schema<ListedVersion> = versionShape;

const remoteShape = object({
  name: v.string(),
  kind: v.picklist(['host', 'remote']),
  /** Version of the newest release that was not withdrawn, or null. */
  live: v.nullable(listedVersion),
  /** The version that pages show instead of the live one, or null. */
  serving: v.nullable(v.string()),
  /** Why the live version is not served. */
  problem: v.nullable(v.string()),
  /** Paths on the site that the served version declares. Empty if no version is served. */
  paths: list(v.string()),
  /** The part's contract range, or the shell's contract versions. Null if no version is served. */
  contract: v.nullable(v.string()),
  /**
   * The part's React range, or the shell's React version. Null if no version is served or the part has its own React.
   */
  react: v.nullable(v.string()),
  /** Next major versions for which the part has not declared support, such as 'React 20'. */
  lacks: list(v.string()),
});

/** A part of the site in the registry. */
export interface ListedRemote extends v.InferOutput<typeof remoteShape> {}
export const listedRemote: Schema<ListedRemote> = remoteShape;

const releaseShape = object({
  /** Release number, counted across all parts. */
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

/** A release, which makes a version of a part live. */
export interface ListedRelease extends v.InferOutput<typeof releaseShape> {}
const listedRelease: Schema<ListedRelease> = releaseShape;

const canaryShape = object({
  version: v.string(),
  /** Version that was live at the canary's start, for comparison. */
  control: v.string(),
  /** Percentage of the visitors that get the canary. */
  percent: count,
  startedAt: moment,
  startedBy: v.string(),
  reason: v.string(),
  endedAt: v.nullable(moment),
  outcome: v.nullable(v.picklist(['promoted', 'withdrawn', 'replaced'])),
  endedBy: v.nullable(v.string()),
  endedReason: v.nullable(v.string()),
  /**
   * Visitors who have opened a page of the part so far, and those for whom the part failed. Null if the canary has
   * ended.
   */
  progress: v.nullable(
    object({
      visitors: count,
      failed: count,
      controlVisitors: count,
      controlFailed: count,
      /** Latest time at which the canary ends. */
      endsAt: moment,
      /** Whether there are too few visitors to promote the canary before `endsAt`. */
      isSlow: v.boolean(),
    }),
  ),
});

/** A version that some visitors get or got instead of the live one. */
export interface ListedCanary extends v.InferOutput<typeof canaryShape> {}
const listedCanary: Schema<ListedCanary> = canaryShape;

const historyShape = object({
  name: v.string(),
  releases: list(listedRelease),
  versions: list(listedVersion),
  canaries: list(listedCanary),
});

/** A part's history, newest first. */
export interface RemoteHistory extends v.InferOutput<typeof historyShape> {}
export const remoteHistory: Schema<RemoteHistory> = historyShape;

const failureShape = object({
  version: v.string(),
  /** Such as 'TypeError'. */
  kind: v.string(),
  /** Places in the stack trace, innermost first: 'src/price.ts:20', or 'x.0123.js:1:900' without a source map. */
  places: list(v.string()),
  count,
  firstAt: moment,
  lastAt: moment,
});

/** A failure of a part's version in visitors' browsers. */
export interface PartFailure extends v.InferOutput<typeof failureShape> {}
export const partFailure: Schema<PartFailure> = failureShape;

// Unknown members are allowed, so that newer sites can add members without breaking older kits.
const changeShape = v.object({
  name: v.string(),
  /** Version that was live before, or the withdrawn canary. Null if there was none, or for a publication. */
  from: v.nullable(v.string()),
  /**
   * Version that was published or released, or that is live after a rollback. Null after a removal, or if
   * there is no earlier version to roll back to. The part's pages then return 404.
   */
  to: v.nullable(v.string()),
  /** False if nothing changed, for example because the version was already live. */
  changed: v.boolean(),
  /**
   * Sentences about trials that the site skipped before a release, such as rendering the version's routes.
   * Absent if none was skipped or nothing was released.
   */
  untried: v.exactOptional(list(v.string())),
});

/** Result of a registry change. */
export interface RegistryChange extends Readonly<v.InferOutput<typeof changeShape>> {}
export const registryChange: Schema<RegistryChange> = changeShape;

export const changeId = uuid;

const acceptedShape = v.object({
  /** Id for requesting the change's outcome. */
  id: changeId,
});

/** An accepted change, which the site makes later, unless a check refuses it. */
export interface AcceptedChange extends Readonly<v.InferOutput<typeof acceptedShape>> {}
export const acceptedChange: Schema<AcceptedChange> = acceptedShape;

const previewLinkShape = v.object({
  /** A path for staff, a whole URL for teams. */
  url: v.string(),
  expiresAt: moment,
});

/** A link that shows a published version to anyone until the link expires, even if the version is not live. */
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

/** A team's token, without its secret. Its names, paths and actions are a `RegistryScope`. */
export interface ListedRegistryToken extends v.InferOutput<typeof tokenShape> {}
export const listedRegistryToken: Schema<ListedRegistryToken> = tokenShape;
