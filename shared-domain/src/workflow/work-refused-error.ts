/** Thrown if an event is not possible now, with the reason and the alternatives. */
export class WorkRefusedError extends Error {
  override readonly name = 'WorkRefusedError';
}
