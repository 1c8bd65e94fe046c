import { testConfiguration } from '@title24/remote-kit/testing';
import { testStore } from '../testing/shell-store.ts';
import { createConfigurationLoader } from './configuration.loader.ts';

function setUp(answers: readonly (() => Promise<unknown>)[]) {
  const store = testStore();
  let calls = 0;
  const callPublic = () => answers[calls++]?.() ?? Promise.reject(new Error('not expected'));
  const loader = createConfigurationLoader({ store, rpc: { call: callPublic } as never });
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  return { store, loader, errors, calls: () => calls };
}

afterEach(() => jest.restoreAllMocks());

const renamed = { ...testConfiguration, company: { ...testConfiguration.company, name: 'Renamed' } };

test('R3: simultaneous loads share one request, whose response is stored for all tabs', async () => {
  const { store, loader, errors, calls } = setUp([async () => renamed, async () => testConfiguration]);
  await Promise.all([loader.load(), loader.load()]);
  expect(calls()).toBe(1);
  expect(store.getState().config.company.name).toBe('Renamed');
  expect(localStorage.getItem('title24.configuration')).toContain('Renamed');
  await loader.load();
  expect(calls()).toBe(2);
  expect(errors).not.toHaveBeenCalled();
});

test('R3: an unchanged configuration does not update the store', async () => {
  const { store, loader } = setUp([async () => structuredClone(testConfiguration)]);
  const before = store.getState();
  await loader.load();
  expect(store.getState()).toBe(before);
});

test.each([
  ['cannot be loaded', () => Promise.reject(new Error('503')), '503'],
  ['is invalid', async () => ({ ...testConfiguration, navLinks: {} }), 'Invalid config context'],
])(
  'a configuration that %s is logged as an error, and the next load tries again',
  async (_, answer, words) => {
    const { store, loader, errors } = setUp([answer, async () => renamed]);
    await Promise.all([loader.load(), loader.load()]);
    expect(errors).toHaveBeenCalledTimes(1);
    expect(String(errors.mock.calls[0]?.[1])).toContain(words);
    expect(store.getState().config).toEqual(testConfiguration);
    await loader.load();
    expect(store.getState().config.company.name).toBe('Renamed');
  },
);

test('a configuration that another tab has stored is used only if it is valid', () => {
  const { store, loader, errors } = setUp([]);
  loader.take(JSON.stringify(renamed));
  expect(store.getState().config.company.name).toBe('Renamed');
  for (const broken of ['{', '{}']) loader.take(broken);
  expect(store.getState().config.company.name).toBe('Renamed');
  expect(errors.mock.calls.map(([words]) => String(words))).toEqual([
    expect.stringMatching(/^Invalid config context/),
    expect.stringMatching(/^Invalid config context/),
  ]);
});

test('during a request, another tab’s configuration is shown at once', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { store, loader } = setUp([() => answer.promise]);
  const loading = loader.load();
  expect(store.getState().config).toEqual(testConfiguration);
  loader.take(JSON.stringify({ ...renamed, company: { ...renamed.company, name: 'Other tab' } }));
  expect(store.getState().config.company.name).toBe('Other tab');
  answer.resolve(renamed);
  await loading;
  expect(store.getState().config.company.name).toBe('Renamed');
});
