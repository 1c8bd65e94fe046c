import type { IncomingMessage } from 'node:http';

/** Even a bad phone line is a hundred times faster. */
export const minTransferRate: TransferRate = { bytes: 2048, ms: 60_000 };

export interface TransferRate {
  readonly bytes: number;
  readonly ms: number;
}

/**
 * Aborts a request whose sender sends almost nothing to keep the connection open. Slow connections pass: only the
 * minimum rate is checked, and only while the server waits for the sender.
 */
export function enforceMinRate(request: IncomingMessage, { bytes, ms }: TransferRate): void {
  // A destroyed request no longer emits the events that stop the timer.
  if (request.destroyed) return;
  const { socket } = request;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    // The upload is complete, or received data waits for the server.
    const isOurTurn = request.complete || request.readableLength >= request.readableHighWaterMark;
    if (!isOurTurn && socket.bytesRead - before < bytes) socket.destroy();
    before = socket.bytesRead;
  }, ms).unref();
  const stop = () => clearInterval(timer);
  request.once('end', stop);
  request.once('close', stop);
}
