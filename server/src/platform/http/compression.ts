import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fp from 'fastify-plugin';

/** Compresses what is made on the fly. Files that come compressed already say so and are left alone. */
export default fp(async (app) => {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // 4 is as fast as gzip and smaller; the higher ones are for files that are compressed once.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    // A small request must not unpack to a large one.
    globalDecompression: false,
  });
});
