import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fp from 'fastify-plugin';

/** Compresses dynamic responses. Files that are already compressed say so and are left alone. */
export default fp(async (app) => {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // 4 is as fast as gzip and smaller; higher levels are for files that are compressed once.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    // A small request must not decompress to a large one.
    globalDecompression: false,
  });
});
