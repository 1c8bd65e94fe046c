import * as v from 'valibot';
import { list, object, type Schema } from '../schemas/builders.ts';
import { count, moment, uuid } from '../schemas/values.ts';
import { registryActions } from './registry-scope.ts';

/* The registry as teams and staff see it, both over its HTTP service and over the site's calls. */

const versionShape = object({
  version: v.string(),
  publishedAt: moment,
  publishedBy: v.string(),
  /** The commit that the version was built from. */
  commit: v.nullable(v.string()),
  /** Total size of the version's files in the store. */
  bytes: v.nullable(count),
  /** Size of the scripts and styles of the version's largest first screen, as sent. */
  firstScreenBytes: v.nullable(count),
  /** Whether the version's files are still kept, so that it can be released. */
  isKept: v.boolean(),
});

/** A published version. */
export interface ListedVersion extends v.InferOutput<typeof versionShape> {}
const listedVersion: Schema<ListedVersion> = versionShape;

const remoteShape = object({
  name: v.string(),
  kind: v.picklist(['host', 'remote']),
  /** The version that is released and not withdrawn; null if all were withdrawn. */
  live: v.nullable(listedVersion),
  /** The version that pages show, if it is not the live one. */
  serving: v.nullable(v.string()),
  /** Why the live version is not served. */
  problem: v.nullable(v.string()),
  /** The part's paths on the site. */
  paths: list(v.string()),
  /** The contract that the part needs, as a range, or that the shell provides; null if no version is served. */
  contract: v.nullable(v.string()),
  /**
   * The React version that the part needs, as a range, or the shell's version; null if the part has its own React, or
   * no version is served.
   */
  react: v.nullable(v.string()),
  /** Next major versions in the shell that the part does not declare support for: 'React 20'. */
  lacks: list(v.string()),
});

/** A part of the site, as staff and teams see it in the registry. */
export interface ListedRemote extends v.InferOutput<typeof remoteShape> {}
export const listedRemote: Schema<ListedRemote> = remoteShape;

const releaseShape = object({
  /** Counts releases across all parts. */
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

/** A release of a part: a version that was made live. */
export interface ListedRelease extends v.InferOutput<typeof releaseShape> {}
const listedRelease: Schema<ListedRelease> = releaseShape;

const historyShape = object({
  name: v.string(),
  releases: list(listedRelease),
  versions: list(listedVersion),
});

/** The history of a part: its newest releases first, and versions that were published but never released. */
export interface RemoteHistory extends v.InferOutput<typeof historyShape> {}
export const remoteHistory: Schema<RemoteHistory> = historyShape;

const failureShape = object({
  version: v.string(),
  /** The kind of error: 'TypeError'. */
  kind: v.string(),
  /** Where it was thrown, innermost first: 'src/price.ts:20', or 'x.0123.js:1:900' if the version has no source map. */
  places: list(v.string()),
  count,
  firstAt: moment,
  lastAt: moment,
});

/** A failure of a part's version in visitors' browsers. */
export interface PartFailure extends v.InferOutput<typeof failureShape> {}
export const partFailure: Schema<PartFailure> = failureShape;

// Members that newer sites add to answers about changes are ignored, so that older kits keep working.
const changeShape = v.object({
  name: v.string(),
  /** The version that was live before; null if there was none. */
  from: v.nullable(v.string()),
  /** The version that is live now; null if there is none, and the part's pages return 404. */
  to: v.nullable(v.string()),
  /** Whether anything has changed: releasing the live version again has no effect. */
  changed: v.boolean(),
  /** The trials that this site skipped before the change went live, as sentences; absent if it ran all of them. */
  untried: v.exactOptional(list(v.string())),
});

/** Result of a change to the registry. */
export interface RegistryChange extends Readonly<v.InferOutput<typeof changeShape>> {}
export const registryChange: Schema<RegistryChange> = changeShape;

/** Id of an accepted change. */
export const changeId = uuid;

const acceptedShape = v.object({
  /** Id for requesting the outcome of the change. */
  id: changeId,
});

/** An accepted change, which is made once its version has been tried on pages of the site. */
export interface AcceptedChange extends Readonly<v.InferOutput<typeof acceptedShape>> {}
export const acceptedChange: Schema<AcceptedChange> = acceptedShape;

const previewLinkShape = v.object({
  /** For staff a path of the site, for teams the whole URL. */
  url: v.string(),
  expiresAt: moment,
});

/** A link that shows a published version, live or not, in the site to anyone who opens it. */
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

/** A token with which a team publishes, without its secret; its scope is a `RegistryScope`. */
export interface ListedRegistryToken extends v.InferOutput<typeof tokenShape> {}
export const listedRegistryToken: Schema<ListedRegistryToken> = tokenShape;
