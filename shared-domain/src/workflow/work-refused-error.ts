/** Thrown if an event is not possible now. The message states the reason and what is possible instead. */
export class WorkRefusedError extends Error {
  override readonly name = 'WorkRefusedError';
}
