import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { buildMode, libraryMode } from './build-mode.ts';
import { minifiedStyles } from './changed-assets.ts';
import { refreshRule } from './hot/hot-build.ts';
import { type BuiltPart, styleRule } from './style-rule.ts';

const fileOf = (name: string, path: string) =>
  join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), path);

const copyForQueries = (name: string, path: string) => `${fileOf(name, path)}?queries`;

/**
 * Gives RTK Query and the code that uses it their own copies of Redux Toolkit and react-redux. Redux Toolkit is a
 * single module, so the first visit would load all of a shared copy. The separate copies are loaded on demand, with
 * RTK Query.
 */
const ownCopies: RuleSetRule = {
  test: /[\\/](shell[\\/]src|shared-config)[\\/]queries[\\/]|@reduxjs[\\/]toolkit[\\/]dist[\\/]query[\\/]/,
  resolve: {
    alias: {
      '@reduxjs/toolkit$': copyForQueries('@reduxjs/toolkit', 'dist/redux-toolkit.modern.mjs'),
      'react-redux$': copyForQueries('react-redux', 'dist/react-redux.mjs'),
    },
  },
};

const entryLoader = fileURLToPath(import.meta.resolve('./entry-loader.ts'));
const unnamedComponentsLoader = fileURLToPath(import.meta.resolve('./unnamed-components-loader.ts'));

/** Folder of react-router's build for this mode. Only the development build checks for misuse and logs warnings. */
const routerFolder = fileOf('react-router', join('dist', libraryMode));

/** Returns the rules that select a module's loaders. The server build emits no assets. */
export function moduleRules(side: 'browser' | 'server', part: BuiltPart): RuleSetRule[] {
  const isHot = buildMode === 'watch' && side === 'browser';
  return [
    ownCopies,
    ...(buildMode === 'production' ? [{ include: routerFolder, loader: unnamedComponentsLoader }] : []),
    {
      test: /[\\/]remote\.config\.ts$/,
      resourceQuery: /^\?(lifecycles|parcels|render)$/,
      enforce: 'pre',
      loader: entryLoader,
    },
    // Loaders run in reverse order, and the refresh loader needs SWC's output.
    ...(isHot ? [refreshRule(part.name)] : []),
    {
      test: /\.tsx?$/,
      loader: 'swc-loader',
      options: {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: {
            react: { runtime: 'automatic', development: libraryMode === 'development', refresh: isHot },
          },
        },
      },
      resolve: { fullySpecified: false },
    },
    styleRule(side, part),
    {
      test: /\.(svg|woff2)$/,
      type: 'asset/resource',
      generator: { filename: '[name].[contenthash:16][ext]', emit: side === 'browser' },
    },
  ];
}

export const resolveOptions: NonNullable<Configuration['resolve']> = {
  extensions: ['.tsx', '.ts', '.mjs', '.js'],
  alias: {
    'react-router/dom$': join(routerFolder, 'dom-export.mjs'),
    'react-router$': join(routerFolder, 'index.mjs'),
  },
};

export const minimizers = [
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    // SWC has its own threads. A separate process would need time to start and a copy of each file.
    parallel: false,
    terserOptions: { compress: { passes: 3 }, ecma: 2020 },
  }),
  minifiedStyles,
];
