import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import * as lightningcss from 'lightningcss';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { buildMode } from './build-mode.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** Loaders; the server's build takes only the names out of CSS and emits no asset. */
export function moduleRules(side: 'browser' | 'server'): RuleSetRule[] {
  const cssLoader = {
    loader: 'css-loader',
    options: {
      modules: {
        auto: /\.module\.css$/,
        namedExport: false,
        exportLocalsConvention: 'as-is',
        exportOnlyLocals: side === 'server',
        // From the repository, so that a shared component has the same class in each part of the page.
        localIdentContext: repository,
        localIdentName: '[name]-[local]-[hash:base64:5]',
      },
    },
  };
  return [
    {
      test: /\.tsx?$/,
      loader: 'swc-loader',
      options: {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic', development: buildMode === 'development' } },
        },
      },
      resolve: { fullySpecified: false },
    },
    { test: /\.css$/, use: side === 'browser' ? [MiniCssExtractPlugin.loader, cssLoader] : [cssLoader] },
    {
      test: /\.svg$/,
      type: 'asset/resource',
      generator: { filename: '[name].[contenthash:16][ext]', emit: side === 'browser' },
    },
  ];
}

/** Its package names its development build alone, which checks and warns. */
const routerBuild = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist',
  buildMode,
);

export const resolveOptions: NonNullable<Configuration['resolve']> = {
  extensions: ['.tsx', '.ts', '.mjs', '.js'],
  alias: {
    'react-router/dom$': join(routerBuild, 'dom-export.mjs'),
    'react-router$': join(routerBuild, 'index.mjs'),
  },
};

export const minimizers = [
  new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
  new CssMinimizerPlugin({
    minify: CssMinimizerPlugin.lightningCssMinify,
    minimizerOptions: { targets: lightningcss.browserslistToTargets?.([]) ?? {} } as never,
  }),
];
