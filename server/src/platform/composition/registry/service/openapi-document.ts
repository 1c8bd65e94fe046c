import { integrity, problemDocument, registryPath, remoteName } from '@title24/remote-kit/registry';
import { changeId } from '@title24/shared-domain/result-schemas';
import { type ConversionConfig, toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { allOperations, commonProblems } from './registry-operations.ts';
import { type ProblemCode, problemStatus } from './registry-problem.ts';

const description = `Publishes parts of the site, makes versions live and goes back.

A part is published in four steps, all of them safe to send again: ask which blobs are missing, send those, send the version,
release it. Half of it is nothing: pages change with the release alone. A release is answered with an id at once; ask by it for
the outcome.

Each call carries a token that the site's staff made for the team, as \`Authorization: Bearer …\`. It names parts, paths and
actions: \`publish\` (blobs and versions), \`release\`, \`rollback\`, \`remove\`. A request that cannot be fulfilled is answered as
application/problem+json with what is wrong (\`detail\`, \`errors\`) and what to do (\`remedy\`).`;

const config = { target: 'draft-2020-12', typeMode: 'input', errorMode: 'ignore' } satisfies ConversionConfig;

/**
 * Describes the registry service as an OpenAPI 3.1 document.
 *
 * @param origin origin of the service URL
 */
export function openApiDocument(origin: string) {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, operation] of allOperations) {
    const { path, method, summary, description: details, body, query = {}, answers, problems } = operation;
    paths[path] = {
      ...paths[path],
      [method]: {
        operationId: name,
        summary,
        ...(details && { description: details }),
        parameters: [
          ...[...path.matchAll(/\{(\w+)\}/g)].map(([, parameter = '']) => pathParameter(parameter)),
          ...Object.entries(query).map(([parameter, what]) => ({
            name: parameter,
            in: 'query',
            required: true,
            description: what,
            schema: { type: 'string' },
          })),
        ],
        ...(body && { requestBody: { required: true, content: json(body) } }),
        ...(method === 'put' && {
          requestBody: { required: true, content: { 'application/octet-stream': {} } },
        }),
        responses: {
          ...Object.fromEntries(
            Object.entries(answers).map(([status, answer]) => [
              status,
              { description: answer.description, ...(answer.schema && { content: json(answer.schema) }) },
            ]),
          ),
          ...problemAnswers([...problems, ...commonProblems]),
        },
      },
    };
  }
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: { title: 'Registry of the site’s parts', description, version: '1.0.0' },
    servers: [{ url: `${origin}${registryPath}` }],
    security: [{ token: [] }],
    paths,
    components: {
      schemas: { Problem: schemaOf(problemDocument) },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
  };
}

const pathParameters: Readonly<Record<string, v.GenericSchema>> = { name: remoteName, id: changeId };

function pathParameter(name: string) {
  return { name, in: 'path', required: true, schema: schemaOf(pathParameters[name] ?? integrity) };
}

/** Problems with the same status share one response. */
function problemAnswers(codes: readonly ProblemCode[]) {
  const byStatus = Map.groupBy(codes, (code) => problemStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, each]) => [
      String(status),
      {
        description: each.join(', '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
}

const json = (schema: v.GenericSchema) => ({ 'application/json': { schema: schemaOf(schema) } });

function schemaOf(schema: v.GenericSchema): object {
  const { $schema: _, ...converted } = toJsonSchema(schema, config);
  return converted;
}
