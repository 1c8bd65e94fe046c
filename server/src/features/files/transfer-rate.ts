import type { IncomingMessage } from 'node:http';

/** The minimum rate is 2 KB per minute. Even a bad phone line is a hundred times faster. */
export const minTransferRate: TransferRate = { bytes: 2048, ms: 60_000 };

export interface TransferRate {
  readonly bytes: number;
  readonly ms: number;
}

/**
 * Aborts a request whose sender sends nothing, or sends single bytes to keep the connection open. Slow connections are
 * allowed, because only the minimum rate is checked, and only while the server waits for the sender.
 */
export function enforceMinRate(request: IncomingMessage, { bytes, ms }: TransferRate): void {
  // A destroyed request no longer emits the events that stop the timer, so no timer is started.
  if (request.destroyed) return;
  const { socket } = request;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    // The rate is not checked once the upload is complete, or while received data waits for the server.
    const isOurTurn = request.complete || request.readableLength >= request.readableHighWaterMark;
    if (!isOurTurn && socket.bytesRead - before < bytes) socket.destroy();
    before = socket.bytesRead;
  }, ms).unref();
  const stop = () => clearInterval(timer);
  request.once('end', stop);
  request.once('close', stop);
}
