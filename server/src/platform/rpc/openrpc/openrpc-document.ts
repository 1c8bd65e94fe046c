import { contractVersion } from '@title24/remote-kit/contract';
import { type RpcErrorName, rpcCodes, rpcPath } from '@title24/shared-domain/rpc';
import {
  type DescribedMethod,
  describedServices,
  errorsOf,
  namedSchemas,
} from '@title24/shared-domain/rpc/server';
import { type JsonSchema, jsonSchemaOf, namedJsonSchemas } from './json-schema.ts';

const description = `Calls of this site by JSON-RPC 2.0, sent with POST as application/json.

A method's name in this document is its service and its own name. Names of methods that need no login also begin with
\`public.\`, because the same service can have other results for members. \`x-call\` has the URL and the \`method\` of a call:
\`{"jsonrpc":"2.0","method":"findAll","id":1}\` to /rpc/public/products is \`public.products.findAll\`. Up to 50 calls to one
service can be sent as a batch. Params are sent by name. A method refuses params that are not listed here.

\`x-access\` and the tag show who may call a method. A call under /rpc/2.0 needs the token of a login, as
\`Authorization: Bearer …\`. HTTP 401 means that the login has ended. After HTTP 429 or 503, \`Retry-After\` has the seconds to
wait.

In addition to a method's own errors, any call can get the errors of JSON-RPC. A call like an example with \`x-error\` gets
that error.`;

const errorTexts: Readonly<Record<RpcErrorName, { readonly message: string; readonly data?: unknown }>> = {
  parseError: { message: 'Parse error' },
  invalidRequest: { message: 'Invalid Request' },
  methodNotFound: { message: 'Method not found' },
  invalidParams: {
    message: 'Invalid params',
    data: [{ path: 'product.sku', message: 'A SKU is made of digits' }],
  },
  internalError: { message: 'Internal error' },
  notFound: { message: 'Not found; the message says what.' },
  forbidden: { message: 'The caller may not do this; the message says why.' },
  conflict: {
    message: 'Someone else has changed this since you opened it.',
    data: { current: 'The stored object, as the method would return it' },
  },
  notPossible: {
    message: 'This is not possible in the current state; the message says why.',
    data: { state: 'The current state' },
  },
  limit: {
    message: 'A limit has been reached; the message says which, and what to do.',
    data: { limit: 'Which limit', max: 'The maximum number' },
  },
};

/**
 * Describes all methods of the contract, including those for staff, as an OpenRPC 1.3 document
 * (https://spec.open-rpc.org).
 * @param origin the site's origin, with which the URLs of the services begin
 */
export function openRpcDocument(origin: string) {
  const codes = Object.entries(rpcCodes) as [RpcErrorName, number][];
  return {
    openrpc: '1.3.2',
    info: { title: 'Title 24 compliance site', description, version: contractVersion },
    servers: [
      { name: 'public', summary: 'For everyone', url: `${origin}/rpc/public` },
      { name: 'members', summary: 'For accounts that are logged in', url: `${origin}/rpc/2.0` },
    ],
    methods: describedServices.flatMap((service) =>
      Object.values(service).map((method) => describe(method, origin)),
    ),
    components: {
      schemas: namedJsonSchemas(namedSchemas),
      errors: Object.fromEntries(codes.map(([name, code]) => [name, { code, ...errorTexts[name] }])),
    },
  };
}

/** Returns a method's name in the OpenRPC document, such as `public.products.findAll`. */
export function openRpcName({
  service,
  method,
  access,
}: Pick<DescribedMethod, 'service' | 'method' | 'access'>) {
  const isOpen = access === 'public' || access === 'bearer';
  return `${isOpen ? 'public.' : ''}${service}.${method}`;
}

function describe(method: DescribedMethod, origin: string) {
  const { access, summary, service } = method;
  const path = rpcPath(method);
  return {
    name: openRpcName(method),
    summary,
    tags: [{ name: service }, { name: accessText(access) }],
    servers: [{ name: service, url: origin + path }],
    paramStructure: 'by-name',
    params: paramsOf(jsonSchemaOf(method.params, namedSchemas)),
    result: { name: 'result', schema: jsonSchemaOf(method.result, namedSchemas) },
    errors: errorsOf(method).map((name) => ({ $ref: `#/components/errors/${name}` })),
    examples: method.examples.map((example) => ({
      name: example.name,
      params: Object.entries(example.params as object).map(([name, value]) => ({ name, value })),
      ...('error' in example
        ? { 'x-error': { code: rpcCodes[example.error], message: example.message } }
        : { result: { name: 'result', value: example.result } }),
    })),
    'x-call': { path, method: method.method },
    'x-access': access,
  };
}

function paramsOf({ properties = {}, required = [] }: JsonSchema) {
  return Object.entries(properties as Readonly<Record<string, JsonSchema>>).map(([name, schema]) => ({
    name,
    required: (required as readonly string[]).includes(name),
    schema,
  }));
}

function accessText(access: DescribedMethod['access']): string {
  if (access === 'public') return 'for everyone';
  if (access === 'bearer') return 'for everyone, with the token if there is one';
  if (access === 'self') return 'for each account, about itself';
  return `for ${access.actions.join(' and ')} of ${access.resource}`;
}
