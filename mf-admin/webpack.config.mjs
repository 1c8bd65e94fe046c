import { fileURLToPath } from 'node:url';
import { remoteConfig } from '@title24/remote-kit/build';

const [browser, render] = await remoteConfig(import.meta.url);
browser.module.rules.push({
  test: /pdfjs-dist.legacy.build.pdf\.worker\.mjs$/,
  loader: fileURLToPath(import.meta.resolve('./build/bundle-picture-decoders.cjs')),
});

export default [browser, render];
