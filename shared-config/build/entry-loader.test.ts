import type { RemoteConfig } from '../contract/index.ts';
import { entryText } from './entry-loader.ts';

// Returns a function with this source text. The build copies the text and never calls the function.
const functionOf = (text: string) => Object.assign(async () => undefined as never, { toString: () => text });
const config: RemoteConfig = {
  name: 'mf-example',
  routes: [
    {
      path: '/a',
      aliases: ['/b'],
      title: 'The title',
      heading: 'The heading',
      description: 'The description',
      page: functionOf("() => import('./src/a.tsx').then(({ A }) => A)"),
    },
    {
      path: '/c',
      chunk: 'c',
      title: 'C',
      heading: 'C',
      description: 'C',
      page: functionOf("() => import('./src/c.tsx').then(({ C }) => C)"),
    },
  ],
  parcels: { small: functionOf("() => import('./src/small.tsx').then(({ Small }) => Small)") },
  document: functionOf("() => import('./src/document.ts')"),
};

test('K1: the browser entry has the screens’ paths and imports, but no titles, descriptions, parcels or document', () => {
  const text = entryText(config, 'lifecycles');
  expect(text).toContain('"path":"/a","aliases":["/b"]');
  expect(text).toContain('import(/* webpackMode: "eager" */ \'./src/a.tsx\')');
  expect(text).toContain('import(/* webpackChunkName: "c" */ \'./src/c.tsx\')');
  for (const word of ['The title', 'The description', 'document.ts', 'small.tsx'])
    expect(text).not.toContain(word);
});

test('K1: the render entry imports the document module, and parcels have their own entry', () => {
  expect(entryText(config, 'render')).toContain('import(/* webpackMode: "eager" */ \'./src/document.ts\')');
  expect(entryText(config, 'render')).toContain('import(/* webpackMode: "eager" */ \'./src/c.tsx\')');
  const text = entryText(config, 'parcels');
  expect(text).toContain('"small": (');
  expect(text).not.toContain('a.tsx');
});

test('K1: the render entry imports a route’s loader, and the browser entry does not', () => {
  const loader = functionOf("() => import('./src/load.ts').then(({ load }) => load)");
  const routes = config.routes.map((route) => ({ ...route, loader }));
  const text = entryText({ ...config, routes }, 'render');
  expect(text).toContain('loader: (() => import(/* webpackMode: "eager" */ \'./src/load.ts\')');
  expect(entryText({ ...config, routes }, 'lifecycles')).not.toContain('./src/load.ts');
});

test('K1: the render entry does not import a screen with preload: false', () => {
  const routes = config.routes.map((route) => ({ ...route, preload: false as const }));
  expect(entryText({ ...config, routes }, 'lifecycles')).toContain('./src/a.tsx');
  const text = entryText({ ...config, routes }, 'render');
  expect(text).toContain('"path":"/a"');
  expect(text).not.toContain('./src/a.tsx');
});

test.each(['() => Page', "(path) => import('./a.tsx')", "() => [import('./a.tsx'), import('./b.tsx')]"])(
  'K1: a page function that does anything but import is refused: %s',
  (text) => {
    const routes = config.routes.map((route) => ({ ...route, page: functionOf(text) }));
    expect(() => entryText({ ...config, routes }, 'lifecycles')).toThrow('must do nothing but import');
  },
);
