/** Thrown if an event is not possible now. The message states the reason. */
export class WorkRefusedError extends Error {
  override readonly name = 'WorkRefusedError';
}
