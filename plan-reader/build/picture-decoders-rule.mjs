import { fileURLToPath } from 'node:url';

/** The webpack rule that bundles the decoders for scans into the script of the sandboxed frame. */
export const pictureDecodersRule = {
  test: /pdfjs-dist.legacy.build.pdf\.worker\.min\.mjs$/,
  loader: fileURLToPath(new URL('bundle-picture-decoders.cjs', import.meta.url)),
};
