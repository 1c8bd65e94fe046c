import { nothing } from '@title24/shared-domain/rpc/server';
import * as v from 'valibot';
import * as yup from 'yup';
import { UndeclaredAnswerError } from './check-answer.ts';
import { serveMethod } from './method.ts';
import { conflict, notFound } from './protocol/rpc-fault.ts';

const base = {
  service: 'greetings',
  method: 'greet',
  access: 'public',
  summary: '',
  errors: [],
  examples: [],
} as const;

const greet = serveMethod(
  {
    ...base,
    params: v.strictObject({
      name: v.pipe(v.string(), v.nonEmpty('is required')),
      times: v.optional(v.number(), 1),
    }),
    result: v.string(),
  },
  async ({ name, times }) => `Hello ${name}`.repeat(times),
);
const withoutParams = serveMethod({ ...base, params: nothing, result: v.string() }, async () => 'done');

const faultOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: { code: number; data: unknown }) => error,
  );

test('the handler gets the params that the schema outputs', async () => {
  expect(await greet.run({ name: 'Ana' })).toBe('Hello Ana');
});

test('the error lists bad params with their paths', async () => {
  expect(await faultOf(greet.run({ name: '', times: 'x' }))).toMatchObject({
    code: -32602,
    data: [
      { path: 'name', message: 'is required' },
      { path: 'times', message: expect.any(String) },
    ],
  });
});

test('unknown params are refused', async () => {
  expect(await faultOf(withoutParams.run({ x: 1 }))).toMatchObject({ code: -32602, data: [{ path: 'x' }] });
});

test.each([
  [{ name: '\ud800' }, 'name'],
  [{ name: 'Ana', friends: [{ name: 'Eve \udfff' }] }, 'friends.0.name'],
  [{ name: 'Ana', more: { '\ud800': 1 } }, 'more'],
])('text with half a surrogate pair is refused at any depth: %j', async (params, path) => {
  expect(await faultOf(greet.run(params))).toMatchObject({ code: -32602, data: [{ path }] });
});

test.each([
  [{ toString: 1 }, 'toString'],
  [{ name: 'Ana', constructor: 'x' }, 'constructor'],
  [{ name: 'Ana', friends: [{ valueOf: {} }] }, 'friends.0.valueOf'],
])('a member whose name every object inherits is refused at any depth: %j', async (params, path) => {
  expect(await faultOf(greet.run(params))).toMatchObject({ code: -32602, data: [{ path }] });
});

test('whole surrogate pairs are accepted', async () => {
  expect(await greet.run({ name: '🏠' })).toBe('Hello 🏠');
});

test('a method without params accepts absent params, {} and []', async () => {
  expect(await withoutParams.run(undefined)).toBe('done');
  expect(await withoutParams.run({})).toBe('done');
  expect(await withoutParams.run([])).toBe('done');
});

test('positional params are refused', async () => {
  expect(await faultOf(greet.run(['Ana']))).toMatchObject({
    code: -32602,
    data: [{ message: 'params must be an object' }],
  });
});

test.each([
  [
    'Valibot',
    v.strictObject({
      items: v.array(v.strictObject({ name: v.pipe(v.string(), v.nonEmpty('is required')) })),
    }),
  ],
  [
    'Yup',
    yup
      .object({
        items: yup.array(yup.object({ name: yup.string().required('is required') }).noUnknown()).required(),
      })
      .noUnknown()
      .strict(),
  ],
])('a %s schema reports each problem with its path', async (_, params) => {
  const method = serveMethod(
    {
      ...base,
      params: params as v.GenericSchema<{ items: { name: string }[] }>,
      result: v.array(v.string()),
    },
    async ({ items }) => items.map(({ name }) => name),
  );
  const items = [{ name: 'Ana' }, { name: '' }];
  expect(await faultOf(method.run({ items }))).toMatchObject({
    code: -32602,
    data: [{ path: 'items.1.name', message: 'is required' }],
  });
  expect(await faultOf(method.run({ items: [{ name: 1 }] }))).toMatchObject({
    code: -32602,
    data: [{ path: 'items.0.name' }],
  });
  expect(await faultOf(method.run({ items: [], more: 1 }))).toMatchObject({ code: -32602 });
  expect(await method.run({ items: items.slice(0, 1) })).toEqual(['Ana']);
});

describe('checking answers against the contract', () => {
  const declared = { ...base, params: nothing, result: v.strictObject({ name: v.string() }) };
  const answering = (answer: () => Promise<unknown>) =>
    serveMethod(declared, answer as () => Promise<{ name: string }>, { checksAnswers: true });

  test('the check of a result ignores members that JSON omits', async () => {
    const result = { name: 'Ana', secret: undefined };
    expect(await answering(async () => result).run({})).toBe(result);
  });

  test.each([[{ name: 1 }], [{ name: 'Ana', secret: 'x' }], [{}], [undefined]])(
    'the result %j is rejected only if answers are checked',
    async (result) => {
      await expect(answering(async () => result).run({})).rejects.toThrow(UndeclaredAnswerError);
      const unchecked = serveMethod(declared, (async () => result) as never);
      expect(await unchecked.run({})).toBe(result);
    },
  );

  test('an error passes only if the contract declares its code', async () => {
    const refusing = (fault: Error) =>
      serveMethod({ ...declared, errors: ['notFound'] }, () => Promise.reject(fault), {
        checksAnswers: true,
      });
    await expect(refusing(notFound('It is gone.')).run({})).rejects.toThrow('It is gone.');
    await expect(refusing(conflict('Too late.', null)).run({})).rejects.toThrow(UndeclaredAnswerError);
    expect(await faultOf(refusing(notFound('')).run({ more: 1 }))).toMatchObject({ code: -32602 });
  });
});
