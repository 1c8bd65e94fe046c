import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { DescriptorPlugin } from '@title24/remote-kit/build';
import TerserPlugin from 'terser-webpack-plugin';
import webpack from 'webpack';
import { routes } from './src/routes.js';

const folder = fileURLToPath(new URL('.', import.meta.url));
const name = 'mf-vue';

/**
 * Builds the remote with plain Module Federation as an ES module that contains a federation runtime and Vue. The remote
 * is rendered only in the browser.
 */
export default {
  mode: 'production',
  context: folder,
  target: ['web', 'es2022'],
  entry: {},
  experiments: { outputModule: true },
  output: {
    path: fileURLToPath(new URL('dist/production/browser', import.meta.url)),
    publicPath: `/assets/${name}/`,
    filename: '[name].[contenthash:16].js',
    chunkFilename: '[name].[contenthash:16].js',
    uniqueName: name,
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    clean: true,
  },
  optimization: {
    realContentHash: true,
    // The site serves no .txt files from remotes, so license comments stay in the scripts.
    minimizer: [new TerserPlugin({ extractComments: false })],
  },
  plugins: [
    // Vue expects a bundler to define these flags.
    new webpack.DefinePlugin({
      __VUE_OPTIONS_API__: 'false',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    }),
    new ModuleFederationPlugin({
      name: 'mf_vue',
      filename: 'remoteEntry.[contenthash:16].js',
      library: { type: 'module' },
      exposes: { './lifecycles': { import: './src/lifecycles.js', name: 'lifecycles' } },
      manifest: false,
      dts: false,
    }),
    new DescriptorPlugin({
      folder,
      name,
      kind: 'remote',
      foreign: { routes, containerType: 'module', rendersOnServer: false },
    }),
  ],
};
