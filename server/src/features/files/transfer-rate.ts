import type { IncomingMessage } from 'node:http';

/** The slowest sender that is waited for: 2 KB in a minute. A bad telephone line is a hundred times faster. */
export const minTransferRate: TransferRate = { bytes: 2048, ms: 60_000 };

export interface TransferRate {
  readonly bytes: number;
  readonly ms: number;
}

/**
 * Cuts a request off whose sender has gone silent or sends a byte now and then to hold the connection. Any honest line
 * may take as long as it needs: only the pace counts, and only while it is the sender that is waited for.
 */
export function enforceMinRate(request: IncomingMessage, { bytes, ms }: TransferRate): void {
  // It would tell of its end no more.
  if (request.destroyed) return;
  const { socket } = request;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    const isOurTurn = request.readableLength >= request.readableHighWaterMark;
    if (!isOurTurn && socket.bytesRead - before < bytes) socket.destroy();
    before = socket.bytesRead;
  }, ms).unref();
  const stop = () => clearInterval(timer);
  request.once('end', stop);
  request.once('close', stop);
}
