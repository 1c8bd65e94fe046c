import rateLimit from '@fastify/rate-limit';
import {
  blobList,
  integrity as integritySchema,
  previewRequest,
  reason as reasonSchema,
  registryPath,
  releaseRequest,
  remoteName,
  rollbackRequest,
  versionManifest,
} from '@title24/remote-kit/registry';
import { isInScope, type PreviewLink, registryActions } from '@title24/shared-domain';
import { changeId } from '@title24/shared-domain/result-schemas';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Database } from '../../../db/database.ts';
import { isDiskFull } from '../../../files/disk-full.ts';
import { CachedBody } from '../../../http/cached-body.ts';
import { clientOf } from '../../../http/client.ts';
import { temporaryError } from '../../../http/request-error.ts';
import { sendCachedBody } from '../../../http/send-cached-body.ts';
import type { RequestCounts } from '../../../limits/request-counts.ts';
import { sharedLimit } from '../../../limits/shared-limit.ts';
import type { RegistryActor } from '../tokens/registry-actor.ts';
import { actorOfToken } from '../tokens/token-store.ts';
import { takeFromQuota } from './blob-quota.ts';
import type { ChangeJobs } from './change-jobs.ts';
import { openApiDocument } from './openapi-document.ts';
import { operations } from './registry-operations.ts';
import { RegistryProblem } from './registry-problem.ts';
import type { RegistryService } from './registry-service.ts';

/** Maximum number of requests per client and minute. High, because one publish may send about a hundred blobs. */
const requestsPerMinute = 6_000;

/** Maximum bytes of a sent file. The size gate allows less. */
const maxBlobBytes = 16 * 1024 ** 2;

/** Maximum bytes of a manifest. */
const maxManifestBytes = 2 * 1024 ** 2;

interface Options {
  readonly db: Database;
  /** Counts what each token sends, across all servers. */
  readonly counts: RequestCounts;
  readonly service: RegistryService;
  readonly changes: ChangeJobs;
  /** Returns the actor if the request is from this machine and has the token for local commands; otherwise null. */
  readonly localActor: (token: string, request: FastifyRequest) => Promise<RegistryActor | null>;
  /**
   * Returns a version's preview link, whose URL has no origin.
   *
   * @throws RegistryProblem if the actor may not preview the version
   */
  readonly preview: (actor: RegistryActor, name: string, version: string) => Promise<PreviewLink>;
  /** Origin of preview links and of the URL in the OpenAPI document. */
  readonly origin: (request: FastifyRequest) => string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The authenticated caller of a request below /registry/v1. */
    registryActor: RegistryActor | null;
  }
}

/** Serves `/registry/v1`, where token holders publish, release and roll back versions (ADR 39). */
export async function registryPlugin(app: FastifyInstance, options: Options): Promise<void> {
  const { db, localActor, origin } = options;
  await app.register(rateLimit, {
    ...sharedLimit(app, 'registry'),
    max: requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => clientOf(request).key,
    errorResponseBuilder: (_, { ttl }) =>
      new RegistryProblem(
        'tooMany',
        'Too many requests.',
        `Wait ${Math.ceil(ttl / 1000)} seconds, then continue.`,
      ),
  });
  app.setErrorHandler((error: FastifyError, request, reply) => sendProblem(request, reply, error));
  // Without this route, unknown URLs below /registry/v1 would be answered with pages.
  app.all('/*', async () => {
    throw new RegistryProblem('notFound', 'There is no such address.', `See ${registryPath}/openapi.json.`);
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    app.getDefaultJsonParser('error', 'error'),
  );
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async (_: FastifyRequest, body: Buffer) => body);
  app.addHook('onSend', async (_, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });

  let document: CachedBody | undefined;
  app.get('/openapi.json', (request, reply) => {
    document ??= new CachedBody(JSON.stringify(openApiDocument(origin(request))));
    reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-encoding')
      .type('application/json; charset=utf-8');
    return sendCachedBody(request, reply, document);
  });

  await app.register(async (closed) => {
    closed.decorateRequest('registryActor', null);
    // Runs before the body is read.
    closed.addHook('onRequest', async (request) => {
      const [, token = ''] = /^Bearer ([\w-]+)$/i.exec(request.headers.authorization ?? '') ?? [];
      request.registryActor = (await localActor(token, request)) ?? (await actorOfToken(db, token));
      if (!request.registryActor) {
        throw new RegistryProblem(
          'unauthenticated',
          token ? 'This token is invalid, expired or revoked.' : 'The request carries no token.',
          'Set REGISTRY_TOKEN, or the header Authorization: Bearer, to a token that the site’s staff made for you under Staff tools, Remotes.',
        );
      }
    });
    addRoutes(closed, options);
  });
}

interface Named {
  readonly Params: { readonly name: string };
}

function addRoutes(
  app: FastifyInstance,
  { counts, service, changes, preview, origin }: Omit<Options, 'db' | 'localActor'>,
): void {
  app.post(fastifyPath('findMissing'), { bodyLimit: maxManifestBytes }, async (request) => {
    const { integrities } = parse(blobList, request.body);
    return { missing: await service.missing(actorOf(request), integrities) };
  });

  // Hashes in base64 can contain slashes.
  app.put<{ Params: { '*': string } }>('/blobs/*', { bodyLimit: maxBlobBytes }, async (request, reply) => {
    const integrity = integrityOf(request.params['*']);
    const { body } = request;
    if (!Buffer.isBuffer(body)) {
      throw new RegistryProblem(
        'malformed',
        'The body is not the bytes of a file.',
        'Send it as application/octet-stream.',
      );
    }
    takeFromQuota(counts, actorOf(request), body.byteLength);
    const existed = await service.putBlob(actorOf(request), integrity, body);
    return reply.code(existed ? 200 : 201).send({ integrity, bytes: body.byteLength, existed });
  });

  app.get(fastifyPath('listRemotes'), async (request) => {
    return { remotes: await service.remotes(), scope: actorOf(request).scope };
  });

  app.post<Named>(fastifyPath('publishVersion'), { bodyLimit: maxManifestBytes }, async (request, reply) => {
    const name = nameOf(request);
    const manifest = parse(versionManifest, request.body);
    const existed = await service.publishVersion(actorOf(request), name, manifest);
    const { version } = manifest.descriptor.metadata;
    return reply.code(existed ? 200 : 201).send({ name, from: null, to: version, changed: !existed });
  });
  app.post<Named>(fastifyPath('previewVersion'), async (request, reply) => {
    const { version } = parse(previewRequest, request.body);
    const { url, expiresAt } = await preview(actorOf(request), nameOf(request), version);
    return reply.code(201).send({ url: origin(request) + url, expiresAt });
  });
  app.post<Named>(fastifyPath('releaseVersion'), async (request, reply) => {
    const { version, reason, percent } = parse(releaseRequest, request.body);
    const wanted = {
      actor: actorOf(request),
      name: nameOf(request),
      from: null,
      to: version,
      reason,
      percent,
    };
    return reply.code(202).send(await changes.accept({ ...wanted, action: 'release' }));
  });
  app.post<Named>(fastifyPath('rollBack'), async (request, reply) => {
    const { from = null, to, reason } = parse(rollbackRequest, request.body);
    const [actor, name] = [actorOf(request), nameOf(request)];
    if (!to) return service.rollBack(actor, name, { from, reason });
    return reply.code(202).send(await changes.accept({ actor, action: 'rollback', name, from, to, reason }));
  });
  app.get(fastifyPath('findChange'), async (request, reply) => {
    const { id } = parse(v.object({ id: changeId }), request.params);
    const change = await changes.outcome(actorOf(request), id);
    return change ?? reply.code(202).send({ id });
  });
  app.get<Named>(fastifyPath('history'), async (request) => {
    const name = nameOf(request);
    const { scope } = actorOf(request);
    if (scope && !registryActions.some((action) => isInScope(scope, action, name))) {
      throw new RegistryProblem(
        'forbidden',
        `This token is not for ${name}.`,
        'Use a token that is for this part.',
      );
    }
    return service.history(name);
  });
  app.delete<Named & { readonly Querystring: { readonly reason?: string } }>(
    fastifyPath('withdraw'),
    async (request) => {
      const reason = parse(v.object({ reason: reasonSchema }), request.query);
      return service.withdraw(actorOf(request), nameOf(request), reason.reason);
    },
  );
}

/** Returns an operation's path in the router's syntax. */
function fastifyPath(name: keyof typeof operations): string {
  return operations[name].path.replace(/\{(\w+)\}/g, ':$1');
}

function actorOf({ registryActor }: FastifyRequest): RegistryActor {
  if (!registryActor) throw new Error('A route of the registry ran without its hook.');
  return registryActor;
}

function nameOf({ params }: FastifyRequest): string {
  return parse(v.object({ name: remoteName }), params).name;
}

/** Returns the integrity for a hash in base64 or base64url. */
function integrityOf(text: string): string {
  const [algorithm = '', ...rest] = text.split('-');
  const base64 = rest.join('-').replaceAll('-', '+').replaceAll('_', '/');
  return parse(v.object({ integrity: integritySchema }), { integrity: `${algorithm}-${base64}` }).integrity;
}

/**
 * Validates a value.
 *
 * @throws RegistryProblem that lists every mismatch with the schema
 */
function parse<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const details = result.issues.map((issue) => ({ path: v.getDotPath(issue) ?? '', message: issue.message }));
  const [first] = details;
  throw new RegistryProblem(
    'malformed',
    `The request does not match the schema: ${first?.path ? `${first.path}: ` : ''}${first?.message}.`,
    `Correct what errors lists; the schema is in ${registryPath}/openapi.json.`,
    details,
  );
}

/** Sends an error as problem details (RFC 9457). */
function sendProblem(request: FastifyRequest, reply: FastifyReply, error: FastifyError | RegistryProblem) {
  const problem = problemOf(request, error);
  if (problem.code === 'unauthenticated') reply.header('www-authenticate', 'Bearer realm="registry"');
  if (problem.code === 'unavailable' || problem.code === 'tooMany')
    reply.header('retry-after', problem.retryAfterSeconds);
  return reply
    .code(problem.status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problem));
}

function problemOf(request: FastifyRequest, error: FastifyError | RegistryProblem): RegistryProblem {
  if (error instanceof RegistryProblem) return error;
  const { statusCode = 500 } = error;
  if (statusCode === 413) {
    return new RegistryProblem(
      'tooLarge',
      'The body is too large.',
      `Files have at most ${maxBlobBytes / 1024 ** 2} MB, and manifests ${maxManifestBytes / 1024 ** 2} MB.`,
    );
  }
  if (statusCode >= 400 && statusCode < 500)
    return new RegistryProblem('malformed', error.message, `See ${registryPath}/openapi.json.`);
  if (!temporaryError(error)) request.log.error({ err: error }, 'A call to the registry failed');
  const [message, remedy] = isDiskFull(error)
    ? ['The site’s disk is full. Nothing has changed.', 'Tell the site’s operator, then send it again.']
    : [
        'The registry cannot do this right now. Nothing has changed.',
        'Send it again in a few seconds; if it keeps failing, tell the site’s operator.',
      ];
  return new RegistryProblem('unavailable', message, remedy, [], { cause: error });
}
