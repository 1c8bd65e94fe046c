import * as v from 'valibot';
import * as yup from 'yup';
import { defineMethod, noParams } from './method.ts';

const greet = defineMethod({
  params: v.strictObject({
    name: v.pipe(v.string(), v.nonEmpty('is required')),
    times: v.optional(v.number(), 1),
  }),
  handler: async ({ name, times }) => `Hello ${name}`.repeat(times),
});
const nothing = defineMethod({ params: noParams, handler: async () => 'done' });

const faultOf = (call: Promise<unknown>) =>
  call.then(
    () => null,
    (error: { code: number; data: unknown }) => error,
  );

test('the handler gets what the schema makes of the params', async () => {
  expect(await greet.run({ name: 'Ana' })).toBe('Hello Ana');
});

test('bad params are listed with their paths', async () => {
  expect(await faultOf(greet.run({ name: '', times: 'x' }))).toMatchObject({
    code: -32602,
    data: [
      { path: 'name', message: 'is required' },
      { path: 'times', message: expect.any(String) },
    ],
  });
});

test('params that the method does not know are refused', async () => {
  expect(await faultOf(nothing.run({ x: 1 }))).toMatchObject({ code: -32602, data: [{ path: 'x' }] });
});

test.each([
  [{ name: '\ud800' }, 'name'],
  [{ name: 'Ana', friends: [{ name: 'Eve \udfff' }] }, 'friends.0.name'],
  [{ name: 'Ana', more: { '\ud800': 1 } }, 'more'],
])('text with half a surrogate pair is refused, however deep: %j', async (params, path) => {
  expect(await faultOf(greet.run(params))).toMatchObject({ code: -32602, data: [{ path }] });
});

test('whole surrogate pairs are text', async () => {
  expect(await greet.run({ name: '🏠' })).toBe('Hello 🏠');
});

test('nothing may be said as nothing, as {} and as []', async () => {
  expect(await nothing.run(undefined)).toBe('done');
  expect(await nothing.run({})).toBe('done');
  expect(await nothing.run([])).toBe('done');
});

test('params by position are refused', async () => {
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
])('a schema of %s says what is wrong where', async (_, params) => {
  const method = defineMethod({ params, handler: async ({ items }) => items?.map(({ name }) => name) });
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
