import type {
  AcceptedChange,
  ListedRelease,
  ListedRemote,
  ListedVersion,
  RegistryChange,
  RemoteHistory,
} from '@title24/shared-domain';
import * as v from 'valibot';

/* The registry as teams and staff see it, both over its HTTP service and over the site's calls. */

const moment = v.pipe(v.string(), v.isoTimestamp());
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const listedVersionSchema = v.strictObject({
  version: v.string(),
  publishedAt: moment,
  publishedBy: v.string(),
  commit: v.nullable(v.string()),
  bytes: v.nullable(count),
  firstScreenBytes: v.nullable(count),
  isKept: v.boolean(),
}) satisfies v.GenericSchema<ListedVersion>;

/** Schema of {@link ListedRemote}. */
export const listedRemoteSchema = v.strictObject({
  name: v.string(),
  kind: v.picklist(['host', 'remote']),
  live: v.nullable(listedVersionSchema),
  serving: v.nullable(v.string()),
  problem: v.nullable(v.string()),
  paths: v.array(v.string()),
}) satisfies v.GenericSchema<ListedRemote>;

const listedReleaseSchema = v.strictObject({
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
}) satisfies v.GenericSchema<ListedRelease>;

/** Schema of {@link RemoteHistory}. */
export const remoteHistorySchema = v.strictObject({
  name: v.string(),
  releases: v.array(listedReleaseSchema),
  versions: v.array(listedVersionSchema),
}) satisfies v.GenericSchema<RemoteHistory>;

/** Schema of {@link RegistryChange}. Members that newer sites add are ignored, so that older kits keep working. */
export const registryChangeSchema = v.object({
  name: v.string(),
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  changed: v.boolean(),
  untried: v.exactOptional(v.array(v.string())),
}) satisfies v.GenericSchema<RegistryChange>;

/** Id of a change that was accepted. */
export const changeId = v.pipe(v.string(), v.uuid());

/** Schema of {@link AcceptedChange}. */
export const acceptedChangeSchema = v.object({
  id: changeId,
}) satisfies v.GenericSchema<AcceptedChange>;
