/** The possible transitions of one event. */
export interface Transition<State extends string, Actor extends string> {
  readonly from: readonly State[];
  /** States after the event, where `same` means no change. */
  readonly to: readonly (State | 'same')[];
  readonly by: readonly Actor[];
}

/** Returns whether the actor may trigger the event in the given state. */
export function isListedEvent<State extends string, Actor extends string>(
  { from, by }: Transition<State, Actor>,
  state: State,
  actor: Actor,
): boolean {
  return from.includes(state) && by.includes(actor);
}

/** Returns whether the event by this actor may lead from state `from` to state `to`, which may equal `from`. */
export function isListedStep<State extends string, Actor extends string>(
  transition: Transition<State, Actor>,
  [from, to]: readonly [State, State],
  actor: Actor,
): boolean {
  const isReached = transition.to.some((each) => (each === 'same' ? from === to : each === to));
  return isReached && isListedEvent(transition, from, actor);
}
