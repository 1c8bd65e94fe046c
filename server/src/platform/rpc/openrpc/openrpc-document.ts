import { contractVersion } from '@title24/remote-kit/contract';
import { type RpcErrorName, rpcCodes, rpcPath } from '@title24/remote-kit/rpc';
import {
  type DescribedMethod,
  describedServices,
  errorsOf,
  namedSchemas,
} from '@title24/remote-kit/rpc/server';
import { type JsonSchema, jsonSchemaOf, namedJsonSchemas } from './json-schema.ts';

const description = `Calls of this site by JSON-RPC 2.0, sent with POST as application/json.

A method's name here is its service and its own name; those that need no login also begin with \`public.\`, as the same
service can answer members otherwise than everyone. Where a call goes and what its \`method\` is stands in \`x-call\`:
\`{"jsonrpc":"2.0","method":"findAll","id":1}\` to /rpc/public/products is \`public.products.findAll\`. Up to 50 calls to one
service can be sent as a batch. Params are sent by name; a method takes no others than those that stand here.

Who may call a method stands in \`x-access\` and in its tag. Under /rpc/2.0 a call carries the token that a login gave, as
\`Authorization: Bearer …\`; HTTP 401 says that it has ended. HTTP 429 and 503 say with \`Retry-After\` when to come back.

Besides the errors of a method, those of JSON-RPC itself can come. An example with \`x-error\` is refused so.`;

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
    data: { current: 'What is stored, as the method would answer it' },
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
