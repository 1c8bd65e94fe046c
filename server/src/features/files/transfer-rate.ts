import type { IncomingMessage } from 'node:http';

/** Minimum rate for senders. Even a bad phone line is a hundred times faster. */
export const minTransferRate: TransferRate = { bytes: 2048, ms: 60_000 };

export interface TransferRate {
  readonly bytes: number;
  readonly ms: number;
}

/**
 * Aborts a request whose sender sends fewer than `bytes` bytes in `ms` milliseconds, so that nobody can keep
 * connections open by sending almost nothing. The rate is checked only while the server is waiting for the sender.
 */
export function enforceMinRate(request: IncomingMessage, { bytes, ms }: TransferRate): void {
  // A destroyed request no longer emits the events that stop the timer.
  if (request.destroyed) return;
  const { socket } = request;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    // The client need not send more if the upload is complete, or if the server has not yet read the received data.
    const isOurTurn = request.complete || request.readableLength >= request.readableHighWaterMark;
    if (!isOurTurn && socket.bytesRead - before < bytes) socket.destroy();
    before = socket.bytesRead;
  }, ms).unref();
  const stop = () => clearInterval(timer);
  request.once('end', stop);
  request.once('close', stop);
}
