import type { IncomingMessage } from 'node:http';

/** The slowest sender that is tolerated: 2 KB per minute. A bad phone line is a hundred times faster. */
export const minTransferRate: TransferRate = { bytes: 2048, ms: 60_000 };

export interface TransferRate {
  readonly bytes: number;
  readonly ms: number;
}

/**
 * Aborts a request whose sender has gone silent or sends single bytes to hold the connection. An honest connection may
 * take as long as it needs: only the rate counts, and only while waiting for the sender.
 */
export function enforceMinRate(request: IncomingMessage, { bytes, ms }: TransferRate): void {
  // A destroyed request no longer emits the events that stop the timer.
  if (request.destroyed) return;
  const { socket } = request;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    // The sender cannot speed up a complete upload, or data that waits here to be read.
    const isOurTurn = request.complete || request.readableLength >= request.readableHighWaterMark;
    if (!isOurTurn && socket.bytesRead - before < bytes) socket.destroy();
    before = socket.bytesRead;
  }, ms).unref();
  const stop = () => clearInterval(timer);
  request.once('end', stop);
  request.once('close', stop);
}
