import { fileURLToPath } from 'node:url';

/** Builds a single script with plain webpack. The federation runtime is an ordinary library in it. */
export default [
  {
    mode: 'production',
    context: fileURLToPath(new URL('.', import.meta.url)),
    target: ['web', 'es2022'],
    entry: { host: './src/host.js' },
    output: {
      path: fileURLToPath(new URL('dist/production', import.meta.url)),
      filename: '[name].js',
      clean: true,
    },
    performance: false,
  },
];
