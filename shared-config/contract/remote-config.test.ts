import { defineRemote, RemoteConfigError, type RemoteRoute } from './remote-config.ts';

const route = (path: string, aliases: readonly string[] = []): RemoteRoute => ({
  path,
  aliases,
  title: 'Title',
  heading: 'Heading',
  description: 'Description',
  page: async () => () => null,
});

test('K1: a valid configuration is accepted unchanged', () => {
  const config = {
    name: 'mf-example',
    routes: [route('/a', ['/b']), { ...route('/c/:id'), samples: ['/c/1'] }, route('/c/d')],
  };
  expect(defineRemote(config)).toBe(config);
});

test.each([
  [
    'a name that no registry accepts',
    { name: 'Example', routes: [route('/a')] },
    "'Example' is not a valid name",
  ],
  ['the same path twice', { name: 'mf-example', routes: [route('/a'), route('/b', ['/a'])] }, '/a twice'],
  [
    'a path with a parameter but without samples',
    { name: 'mf-example', routes: [route('/a/:id')] },
    'mf-example declares /a/:id without samples',
  ],
  [
    'a React range for a remote that contains its own React',
    { name: 'mf-example', routes: [route('/a')], isolate: true as const, react: '^19.0.0' },
    'mf-example has isolate and react',
  ],
  ['a remote without routes and parcels', { name: 'mf-example', routes: [] }, 'neither routes nor parcels'],
])('K1: %s is refused', (_, config, words) => {
  expect(() => defineRemote(config)).toThrow(RemoteConfigError);
  expect(() => defineRemote(config)).toThrow(words);
});
