import { canaryLimits, registryActions } from '@title24/shared-domain';
import { listedRemote } from '@title24/shared-domain/result-schemas';
import * as v from 'valibot';
import { registryEntrySchema } from '../contract/index.ts';
import { partFileName } from './part-files.ts';

/* The server validates requests with these schemas, and the client validates responses. The registry
   service's OpenAPI document is generated from them. */

export const registryPath = '/registry/v1';

const text = (maxLength: number) =>
  v.pipe(v.string(), v.maxLength(maxLength), v.regex(/^[^\0]*$/, 'Remove the character U+0000'));

export const integrity = v.pipe(
  v.string(),
  v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'must be sha384- and 64 characters of base64'),
);

export const remoteName = v.pipe(
  v.string(),
  v.maxLength(60),
  v.regex(/^[a-z][a-z0-9-]*$/, 'must be lowercase letters, digits and -, starting with a letter'),
);

const version = v.pipe(
  text(100),
  v.regex(/^\d+\.\d+\.\d+(-[\w.-]+)?(\+[\w.-]+)?$/, 'must be a semantic version, such as 1.4.0+3f2a9c0d1e2b'),
);

/** Reason for a change to a part, shown in the part's history and the audit log. */
export const reason = v.pipe(text(500), v.trim(), v.minLength(3, 'Give a reason of at least 3 characters'));

const commit = v.pipe(v.string(), v.regex(/^[0-9a-f]{7,64}$/, 'must be the hash of a commit'));

const file = v.strictObject({
  path: v.pipe(
    partFileName,
    v.description(
      'Path within the build: browser/x.js, its compressed copy browser/x.js.br, render/render.cjs',
    ),
  ),
  integrity,
  bytes: v.pipe(v.number(), v.integer(), v.minValue(0)),
  type: v.pipe(text(100), v.description('Media type that the file is served as, without parameters')),
});

const maxFiles = 5_000;

/** A version to publish. Send the contents of its files as blobs first. */
export const versionManifest = v.strictObject({
  descriptor: v.pipe(
    registryEntrySchema,
    v.description(
      'The build’s remote.json, with the version in metadata.version: contract and React ranges, routes, parcels and the files of the first screens',
    ),
  ),
  files: v.pipe(v.array(file), v.minLength(1), v.maxLength(maxFiles)),
  source: v.optional(v.strictObject({ commit, repository: v.optional(text(300)) })),
});
export type VersionManifest = v.InferOutput<typeof versionManifest>;

export const previewRequest = v.strictObject({ version });

export const releaseRequest = v.strictObject({
  version,
  reason,
  /** Percentage of the visitors who get the version, as a canary; all visitors if absent. */
  percent: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100 * canaryLimits.maxShare)),
  ),
});

export const rollbackRequest = v.strictObject({
  /**
   * The live or canary version to withdraw. By default, the running canary is withdrawn if `to` is absent or is the
   * live version. If no canary is running, or `to` is another version, the live version is withdrawn.
   */
  from: v.optional(version),
  /** The version to restore; the version before the withdrawn one if absent. */
  to: v.optional(version),
  reason,
});

export const blobList = v.strictObject({
  integrities: v.pipe(v.array(integrity), v.minLength(1), v.maxLength(maxFiles)),
});

export const missingBlobs = v.strictObject({ missing: v.array(integrity) });

export const storedBlob = v.strictObject({
  integrity,
  bytes: v.pipe(v.number(), v.integer()),
  existed: v.boolean(),
});

export const remoteList = v.strictObject({
  remotes: v.array(listedRemote),
  /** Parts, paths and actions that the caller's token permits; null if everything is permitted. */
  scope: v.nullable(
    v.strictObject({
      names: v.array(v.string()),
      paths: v.array(v.string()),
      actions: v.array(v.picklist(registryActions)),
    }),
  ),
});

/** Problem details (RFC 9457). */
export const problemDocument = v.strictObject({
  type: v.string(),
  title: v.string(),
  status: v.pipe(v.number(), v.integer()),
  detail: v.pipe(v.string(), v.description('The problem, as a sentence')),
  remedy: v.pipe(v.string(), v.description('What to do, as a sentence')),
  errors: v.array(
    v.strictObject({
      path: v.string(),
      message: v.string(),
      remedy: v.optional(v.string()),
      gate: v.optional(v.string()),
    }),
  ),
});
