import { fileURLToPath } from 'node:url';

/** Webpack rule that bundles the image decoders into the script of the sandboxed frame. */
export const pictureDecodersRule = {
  test: /pdfjs-dist.legacy.build.pdf\.worker\.min\.mjs$/,
  loader: fileURLToPath(new URL('bundle-picture-decoders.cjs', import.meta.url)),
};
