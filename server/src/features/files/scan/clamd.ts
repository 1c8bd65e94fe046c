import { once } from 'node:events';
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import type { Readable } from 'node:stream';

/** The scanner's verdict on some content. */
export type ScanVerdict =
  | { readonly outcome: 'clean' }
  | { readonly outcome: 'infected'; readonly finding: string };

/** Thrown if a scan gives no verdict, for example because the scanner is down or refuses the content. */
export class ScannerError extends Error {
  override readonly name = 'ScannerError';
}

/** A virus scanner that uses the clamd protocol. */
export interface Scanner {
  /** Scans the content. Rejects with {@link ScannerError} if there is no verdict. */
  scan(content: Readable): Promise<ScanVerdict>;
}

/** Time limits in milliseconds, for silence and for a whole scan. Large archives need minutes. */
interface ScanLimits {
  readonly silence: number;
  readonly total: number;
}

/** The total is shorter than the scan job's limit, because a job over its limit leaves the connection open. */
const usualLimits: ScanLimits = { silence: 300_000, total: 1_500_000 };

/** In characters. A response contains at most the name of a finding and a few words. */
const maxAnswerLength = 4096;

/** Returns the scanner at `url`: tcp://host:port or unix:/path/of/socket. */
export function clamd(url: string, { silence, total } = usualLimits): Scanner {
  return {
    async scan(content) {
      const socket = connect(addressOf(url));
      // Without a listener, an error event would end the process. `once` and `answerOf` report the error.
      socket.on('error', () => undefined);
      const endScan = () => socket.destroy(new ScannerError('The scanner does not answer'));
      socket.setTimeout(silence, endScan);
      const timer = setTimeout(endScan, total);
      try {
        await once(socket, 'connect');
        const answer = answerOf(socket);
        const sent = { isAll: false };
        await Promise.race([send(content, socket, sent), answer]);
        const verdict = verdictOf(await answer);
        // Malware can be found early, but only a completely received file is clean.
        if (verdict.outcome === 'clean' && !sent.isAll)
          throw new ScannerError('The scanner answered before it had all of the file');
        return verdict;
      } catch (cause) {
        if (cause instanceof ScannerError) throw cause;
        throw new ScannerError('The scanner cannot be reached or closed the connection', { cause });
      } finally {
        clearTimeout(timer);
        socket.destroy();
        content.destroy();
      }
    },
  };
}

async function answerOf(socket: Socket): Promise<string> {
  let answer = '';
  for await (const chunk of socket.setEncoding('utf8') as AsyncIterable<string>) {
    answer += chunk;
    if (answer.length > maxAnswerLength) throw new ScannerError('The scanner’s answer has no end');
  }
  return answer;
}

/**
 * Sends the content with the INSTREAM command: chunks, each preceded by its length in four bytes, and a length of 0 at
 * the end.
 */
async function send(content: Readable, socket: Socket, sent: { isAll: boolean }): Promise<void> {
  socket.write('zINSTREAM\0');
  for await (const chunk of content as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    socket.write(length);
    if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), closed(socket)]);
    if (socket.destroyed || socket.readableEnded) return;
  }
  sent.isAll = true;
  socket.write(Buffer.alloc(4));
}

async function closed(socket: Socket): Promise<void> {
  if (!socket.closed) await once(socket, 'close');
}

/**
 * Returns the verdict in a response: `stream: OK` or `stream: <finding> FOUND`. A 'FOUND' for an exceeded scanner limit
 * is not a verdict, because the content was not scanned completely. Without `AlertExceedsMax yes` in clamd.conf, clamd
 * would respond 'OK' instead. The scanner's limits must be above the size of the largest file that the site accepts.
 * @throws ScannerError if the response is not a verdict
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
