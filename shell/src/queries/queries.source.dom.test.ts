import { products } from '@title24/remote-kit/rpc';
import { loggedOut } from '@title24/shared-domain';
import { loginChanged } from '../store/store.ts';
import { testStore } from '../testing/shell-store.ts';
import { createQueriesSource } from './queries.source.ts';

async function setUp() {
  const store = testStore();
  const call = jest.fn(async () => [{ name: `of ${store.getState().login.token}` }]);
  const source = createQueriesSource(store, { call: call as never });
  expect(source.get()).toBeUndefined();
  const { api } = await source.load();
  const { catalogue } = api.injectEndpoints({
    endpoints: (build) => ({
      catalogue: build.query<unknown, void>({
        query: () => ({ method: products.findAll, params: undefined }),
      }),
    }),
  }).endpoints;
  return { store, call, source, catalogue };
}
const person = (token: string) => loginChanged({ status: true, role: null, token });

test('the query API adds its data to the shell’s store and keeps the other state', async () => {
  const { store, source, catalogue } = await setUp();
  store.dispatch(person('ana'));
  await store.dispatch(catalogue.initiate() as never);
  expect(store.getState()).toMatchObject({ location: { pathname: '/prices' }, login: { token: 'ana' } });
  expect(Object.keys(store.getState())).toContain('site');
  expect(source.get()).toBe(await source.load());
});

test('H8: a logout removes the person’s data, and a token renewal keeps it', async () => {
  const { store, call, catalogue } = await setUp();
  const kept = () => JSON.stringify(store.getState());
  store.dispatch(person('ana'));
  await store.dispatch(catalogue.initiate() as never);
  expect(kept()).toContain('of ana');
  store.dispatch(person('ana-2'));
  expect(kept()).toContain('of ana"');
  store.dispatch(loginChanged(loggedOut));
  expect(kept()).not.toContain('of ana');
  store.dispatch(person('ben'));
  await store.dispatch(catalogue.initiate() as never);
  expect(call).toHaveBeenCalledTimes(2);
  expect(kept()).toContain('of ben');
});
