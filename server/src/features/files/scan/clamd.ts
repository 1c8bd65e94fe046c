import { once } from 'node:events';
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** The scanner's verdict on some content. */
export type ScanVerdict =
  | { readonly outcome: 'clean' }
  | { readonly outcome: 'infected'; readonly finding: string };

/** The scanner gave no verdict: it is down, slow, or refuses the content. */
export class ScannerError extends Error {
  override readonly name = 'ScannerError';
}

/** A virus scanner that speaks clamd's protocol. */
export interface Scanner {
  /** Rejects with {@link ScannerError} if there is no verdict. */
  scan(content: Readable): Promise<ScanVerdict>;
}

/** Milliseconds of silence after which the scanner is given up on. Large archives take it minutes. */
const defaultTimeoutMs = 300_000;

/** Returns the scanner at `url`: tcp://host:port or unix:/path/of/socket. */
export function clamd(url: string, timeoutMs = defaultTimeoutMs): Scanner {
  return {
    async scan(content) {
      const socket = connect(addressOf(url));
      // The stream's own errors are reported by `finished`; an event without a listener would end the process.
      socket.on('error', () => undefined);
      socket.setTimeout(timeoutMs, () => socket.destroy(new ScannerError('The scanner does not answer')));
      try {
        await once(socket, 'connect');
        const answer = text(socket);
        await Promise.race([send(content, socket), answer]);
        return verdictOf(await answer);
      } catch (cause) {
        if (cause instanceof ScannerError) throw cause;
        throw new ScannerError('The scanner cannot be reached or closed the connection', { cause });
      } finally {
        socket.destroy();
        content.destroy();
      }
    },
  };
}

/** zINSTREAM: chunks, each after its length in four bytes, and a length of 0 at the end. */
async function send(content: Readable, socket: Socket): Promise<void> {
  socket.write('zINSTREAM\0');
  for await (const chunk of content as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    socket.write(length);
    if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), closed(socket)]);
    // A scanner that refuses the rest says so and closes the connection.
    if (socket.destroyed || socket.readableEnded) return;
  }
  socket.write(Buffer.alloc(4));
}

async function closed(socket: Socket): Promise<void> {
  if (!socket.closed) await once(socket, 'close');
}

/**
 * Anything other than 'OK' or 'FOUND' is not a verdict. Content that exceeds a limit of the scanner has not been
 * scanned completely, so that is not a verdict either (clamd.conf: `AlertExceedsMax yes`, and limits above the site's
 * largest file).
 */
function verdictOf(answer: string): ScanVerdict {
  const [, result] = /^stream: (.*?)\0?\s*$/s.exec(answer) ?? [];
  if (result === 'OK') return { outcome: 'clean' };
  const [, finding] = /^(.+) FOUND$/.exec(result ?? '') ?? [];
  if (finding && !finding.startsWith('Heuristics.Limits.Exceeded')) return { outcome: 'infected', finding };
  throw new ScannerError(`The scanner gave no verdict: ${JSON.stringify(answer.slice(0, 200))}`);
}

function addressOf(url: string): NetConnectOpts {
  if (url.startsWith('unix:')) return { path: url.slice('unix:'.length) };
  const { hostname, port } = new URL(url);
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) };
}
