import { fileURLToPath } from 'node:url';

/** One script, built by webpack alone, with the federation runtime as a library. */
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
