import * as described from '@title24/shared-domain/rpc/server';
import { AccountSite } from '../accounts/testing/account-site.ts';

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
/** Values as JSON text, because `__proto__` in an object literal would not become a member. */
const hostileValues: readonly string[] = [
  ...['null', 'true', '-1', '1e308', '9007199254740993', '""', '" "', '"\\u0000"', '"\\ud800"', '"../.."'],
  ...['[]', '{}', '[null]', '{"toString":1}', '{"__proto__":{"x":1}}', '"9999-99-99T99:99:99Z"', '"1e999"'],
  ...[JSON.stringify('x'.repeat(100_000)), nested(300), '{"length":-1,"constructor":{"name":"x"}}'],
];

interface Described {
  readonly service: string;
  readonly method: string;
  readonly access: unknown;
  readonly examples: readonly { readonly params?: object }[];
}

const isMethod = (value: unknown): value is Described =>
  typeof value === 'object' && value !== null && 'access' in value && 'examples' in value;
const methods = Object.values(described)
  .flatMap((exported): unknown[] => Object.values(exported))
  .filter(isMethod);

/**
 * Returns 40 params objects as JSON text, based on the method's first example. In each, a hostile value
 * replaces the values of all members or of one member.
 */
function hostileParams({ examples }: Described): string[] {
  const example = Object.entries(examples[0]?.params ?? {}).map(
    ([name, value]) => [name, JSON.stringify(value)] as const,
  );
  const members = example.length > 0 ? example : [['unknown', '1'] as const];
  const write = (all: readonly (readonly [string, string])[]) =>
    `{${all.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`;
  return hostileValues.flatMap((hostile, index) => [
    write(members.map(([name]) => [name, hostile])),
    write(members.map(([name, value], at) => [name, at === index % members.length ? hostile : value])),
  ]);
}

/**
 * Calls each method with every `step`-th of its hostile params objects. The start shifts by one from each
 * method to the next. Expects no internal errors.
 */
export async function sendHostileParams(step = 1): Promise<void> {
  const site = await AccountSite.open();
  try {
    await site.addAccount('admin', 'Admin');
    const token = await site.tokenOf('admin');
    const failed: string[] = [];
    for (const [at, each] of methods.entries()) {
      const { service, method, access } = each;
      const path = access === 'public' ? `/rpc/public/${service}` : `/rpc/2.0/${service}`;
      for (const params of hostileParams(each).filter((_, index) => (index + at) % step === 0)) {
        const body = `{"jsonrpc":"2.0","id":1,"method":${JSON.stringify(method)},"params":${params}}`;
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
        const response = await site.app.inject({ method: 'POST', url: path, headers, payload: body });
        const answer = `${response.statusCode} ${response.body}`;
        if (response.statusCode >= 500 || /-32603/.test(answer)) {
          failed.push(`${service}.${method} ${params.slice(0, 200)}: ${answer.slice(0, 200)}`);
        }
      }
    }
    expect(methods.length).toBeGreaterThan(100);
    expect(failed.slice(0, 20)).toEqual([]);
    expect(site.log.filter((line) => /"level":"(?:error|fatal)"/.test(line)).slice(0, 5)).toEqual([]);
  } finally {
    await site.close();
  }
}
