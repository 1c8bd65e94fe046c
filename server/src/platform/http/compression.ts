import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import fp from 'fastify-plugin';

/** Compresses dynamic responses that have no content coding. */
export default fp(async (app) => {
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    // Level 4 is as fast as gzip and produces fewer bytes. Higher levels suit files that are compressed once.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    // A small request could decompress to a large one.
    globalDecompression: false,
  });
});
