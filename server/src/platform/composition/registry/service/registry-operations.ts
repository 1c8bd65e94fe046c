import {
  blobList,
  missingBlobs,
  registryChangeSchema,
  releaseRequest,
  remoteHistorySchema,
  remoteList,
  rollbackRequest,
  storedBlob,
  versionManifest,
} from '@title24/remote-kit/registry';
import type * as v from 'valibot';
import type { ProblemCode } from './registry-problem.ts';

interface Operation {
  readonly method: 'get' | 'head' | 'post' | 'put' | 'delete';
  /** Below {@link registryPath}, with parameters as OpenAPI writes them. */
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  readonly body?: v.GenericSchema;
  /** Query parameters by name, with what they are; all of them are needed. */
  readonly query?: Readonly<Record<string, string>>;
  /** What is answered where all goes well, by status. */
  readonly answers: Readonly<
    Record<number, { readonly description: string; readonly schema?: v.GenericSchema }>
  >;
  readonly problems: readonly ProblemCode[];
}

/** What the registry service can be asked for: its routes are made by this, and so is its OpenAPI document. */
export const operations = {
  findMissing: {
    method: 'post',
    path: '/blobs/missing',
    summary: 'Which of these blobs are still to be sent.',
    body: blobList,
    answers: { 200: { description: 'The blobs that the store does not have', schema: missingBlobs } },
    problems: ['malformed', 'forbidden'],
  },
  hasBlob: {
    method: 'head',
    path: '/blobs/{integrity}',
    summary: 'Whether the store has a blob.',
    answers: { 200: { description: 'It does' } },
    problems: ['malformed', 'forbidden', 'notFound'],
  },
  putBlob: {
    method: 'put',
    path: '/blobs/{integrity}',
    summary: 'Sends the content of a file.',
    description:
      'The body is the file, as application/octet-stream. `integrity` is its Subresource Integrity, sha384-…, in base64 or base64url.',
    answers: {
      200: { description: 'It was there already', schema: storedBlob },
      201: { description: 'It is kept', schema: storedBlob },
    },
    problems: ['malformed', 'forbidden', 'wrongContent', 'tooLarge'],
  },
  listRemotes: {
    method: 'get',
    path: '/remotes',
    summary: 'All parts with what is live of them, and what the token is for.',
    answers: { 200: { description: 'The parts by name', schema: remoteList } },
    problems: [],
  },
  publishVersion: {
    method: 'post',
    path: '/remotes/{name}/versions',
    summary: 'Publishes a version, whose blobs have been sent by then. It is not live yet.',
    description:
      'The version is looked at first: its form, its files and their hashes, the contract and React that it was built for, its paths, its size. Each refusal says why, and what to do.',
    body: versionManifest,
    answers: {
      200: { description: 'This very version was published before', schema: registryChangeSchema },
      201: { description: 'It is published', schema: registryChangeSchema },
    },
    problems: ['malformed', 'forbidden', 'versionExists', 'missingBlobs', 'refused'],
  },
  releaseVersion: {
    method: 'post',
    path: '/remotes/{name}/releases',
    summary: 'Makes a version live, for the next page of every visitor.',
    body: releaseRequest,
    answers: {
      200: { description: 'It was live already', schema: registryChangeSchema },
      201: { description: 'It is live', schema: registryChangeSchema },
    },
    problems: ['malformed', 'forbidden', 'notFound', 'notPossible', 'refused'],
  },
  rollBack: {
    method: 'post',
    path: '/remotes/{name}/rollback',
    summary: 'Goes back to the version before, or to a named one.',
    description:
      'Two at once go back once: within a minute after a rollback the next one has to name a version, `from` or `to`.',
    body: rollbackRequest,
    answers: { 200: { description: 'What is live now', schema: registryChangeSchema } },
    problems: ['malformed', 'forbidden', 'notFound', 'notPossible', 'refused'],
  },
  history: {
    method: 'get',
    path: '/remotes/{name}/history',
    summary: 'The newest releases and versions of a part.',
    answers: { 200: { description: 'The newest first', schema: remoteHistorySchema } },
    problems: ['malformed', 'forbidden', 'notFound'],
  },
  withdraw: {
    method: 'delete',
    path: '/remotes/{name}',
    summary: 'Takes a remote off the site: its pages answer 404 until a version is released.',
    query: { reason: 'Why, for the history and the audit log' },
    answers: { 200: { description: 'What was live', schema: registryChangeSchema } },
    problems: ['malformed', 'forbidden', 'notFound', 'notPossible'],
  },
} as const satisfies Readonly<Record<string, Operation>>;

/** Problems that any operation can have. */
export const commonProblems: readonly ProblemCode[] = ['unauthenticated', 'tooMany', 'unavailable'];

export type OperationName = keyof typeof operations;

/** All operations, each as the general form. */
export const allOperations: readonly (readonly [OperationName, Operation])[] = Object.entries(operations) as [
  OperationName,
  Operation,
][];
