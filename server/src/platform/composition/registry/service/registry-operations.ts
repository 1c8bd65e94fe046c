import {
  blobList,
  missingBlobs,
  previewRequest,
  releaseRequest,
  remoteList,
  rollbackRequest,
  storedBlob,
  versionManifest,
} from '@title24/remote-kit/registry';
import {
  acceptedChange,
  previewLink,
  registryChange,
  remoteHistory,
} from '@title24/shared-domain/result-schemas';
import type * as v from 'valibot';
import type { ProblemCode } from './registry-problem.ts';

interface Operation {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** Path below {@link registryPath}, with parameters in OpenAPI syntax. */
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  readonly body?: v.GenericSchema;
  /** Descriptions of the required query parameters. */
  readonly query?: Readonly<Record<string, string>>;
  /** Successful responses by status. */
  readonly answers: Readonly<
    Record<number, { readonly description: string; readonly schema?: v.GenericSchema }>
  >;
  readonly problems: readonly ProblemCode[];
}

/** The operations, from which the OpenAPI document and most route paths are made. */
export const operations = {
  findMissing: {
    method: 'post',
    path: '/blobs/missing',
    summary: 'Lists which of these blobs still have to be sent.',
    body: blobList,
    answers: { 200: { description: 'The blobs that the store does not have', schema: missingBlobs } },
    problems: ['malformed', 'forbidden'],
  },
  putBlob: {
    method: 'put',
    path: '/blobs/{integrity}',
    summary: 'Sends the content of a file.',
    description:
      'The body is the file, as application/octet-stream. `integrity` is its Subresource Integrity, sha384-…, in base64 or base64url.',
    answers: {
      200: { description: 'It already existed', schema: storedBlob },
      201: { description: 'It was stored', schema: storedBlob },
    },
    problems: ['malformed', 'forbidden', 'wrongContent', 'tooLarge'],
  },
  listRemotes: {
    method: 'get',
    path: '/remotes',
    summary: 'Lists all parts with their live versions, and the scope of the token.',
    answers: { 200: { description: 'The parts by name', schema: remoteList } },
    problems: [],
  },
  publishVersion: {
    method: 'post',
    path: '/remotes/{name}/versions',
    summary: 'Publishes a version whose blobs have been sent. It is not live yet.',
    description:
      'The version is checked first: its schema, its files and their hashes, the contract and React versions that it was built for, its paths, and its size. Each refusal says why, and what to do.',
    body: versionManifest,
    answers: {
      200: { description: 'This version was already published', schema: registryChange },
      201: { description: 'It was published', schema: registryChange },
    },
    problems: ['malformed', 'forbidden', 'versionExists', 'missingBlobs', 'refused'],
  },
  previewVersion: {
    method: 'post',
    path: '/remotes/{name}/previews',
    summary: 'Makes a link that shows a published version in the site to anyone who opens it.',
    body: previewRequest,
    answers: { 201: { description: 'The link', schema: previewLink } },
    problems: ['malformed', 'forbidden', 'notFound', 'notPossible', 'refused'],
  },
  releaseVersion: {
    method: 'post',
    path: '/remotes/{name}/releases',
    summary:
      'Makes a version live, for the next page of every visitor, after it was tried on pages of the site.',
    description:
      'With `percent`, only that share of the visitors gets the version, as a canary: it is withdrawn if it fails for clearly more of them than the live version, and promoted otherwise.',
    body: releaseRequest,
    answers: { 202: { description: 'Accepted: ask for the change by its id', schema: acceptedChange } },
    problems: ['malformed', 'forbidden', 'notFound', 'notPossible', 'refused'],
  },
  rollBack: {
    method: 'post',
    path: '/remotes/{name}/rollback',
    summary: 'Rolls back to the previous version, or to a given one.',
    description:
      'If a canary is running and `to` is absent, the canary is withdrawn. Simultaneous rollbacks go back only one version: within a minute of a rollback, the next one must name a version, `from` or `to`.',
    body: rollbackRequest,
    answers: {
      200: { description: 'The live versions', schema: registryChange },
      202: {
        description: 'A rollback to a given version is accepted: ask for the change by its id',
        schema: acceptedChange,
      },
    },
    problems: ['malformed', 'forbidden', 'notFound', 'notPossible', 'refused'],
  },
  findChange: {
    method: 'get',
    path: '/changes/{id}',
    summary: 'Returns what an accepted release or rollback has come to, waiting for it for some seconds.',
    answers: {
      200: { description: 'The live versions', schema: registryChange },
      202: { description: 'The change is still pending: ask again', schema: acceptedChange },
    },
    problems: ['malformed', 'notFound', 'notPossible', 'refused', 'interrupted'],
  },
  history: {
    method: 'get',
    path: '/remotes/{name}/history',
    summary: 'Lists the newest releases and versions of a part.',
    answers: { 200: { description: 'Newest first', schema: remoteHistory } },
    problems: ['malformed', 'forbidden', 'notFound'],
  },
  withdraw: {
    method: 'delete',
    path: '/remotes/{name}',
    summary: 'Removes a remote from the site: its pages respond with 404 until a version is released.',
    query: { reason: 'The reason, for the history and the audit log' },
    answers: { 200: { description: 'The versions that were live', schema: registryChange } },
    problems: ['malformed', 'forbidden', 'notFound', 'notPossible'],
  },
} as const satisfies Readonly<Record<string, Operation>>;

/** Problems that every operation can report. */
export const commonProblems: readonly ProblemCode[] = ['unauthenticated', 'tooMany', 'unavailable'];

export type OperationName = keyof typeof operations;

/** All operations, with the type {@link Operation}. */
export const allOperations: readonly (readonly [OperationName, Operation])[] = Object.entries(operations) as [
  OperationName,
  Operation,
][];
