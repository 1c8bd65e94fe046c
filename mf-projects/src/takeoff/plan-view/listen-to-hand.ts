/**
 * Pans the viewport when the user drags with the middle button, or with the left button while the space bar is
 * pressed. Touch input scrolls natively.
 * @param isOpen whether the left button also pans without the space bar
 * @returns a function that removes the listeners
 */
export function listenToHand(room: HTMLElement, isOpen: boolean): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let isSpaceDown = false;
  let wasHeld = false;
  let held: { readonly pointer: number; x: number; y: number } | null = null;

  function show(): void {
    if (held) room.dataset.hand = 'held';
    else if (isSpaceDown || isOpen) room.dataset.hand = 'open';
    else delete room.dataset.hand;
  }

  function release(): void {
    held = null;
    show();
  }

  room.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== ' ' || event.target !== room) return;
      // The space bar would otherwise scroll the page.
      event.preventDefault();
      isSpaceDown = true;
      show();
    },
    { signal },
  );
  addEventListener(
    'keyup',
    ({ key }) => {
      if (key !== ' ') return;
      isSpaceDown = false;
      show();
    },
    { signal },
  );
  room.addEventListener(
    'blur',
    () => {
      isSpaceDown = false;
      show();
    },
    { signal },
  );
  room.addEventListener(
    'pointerdown',
    (event) => {
      wasHeld = false;
      const isMiddle = event.button === 1;
      if (event.pointerType === 'touch' || !(isMiddle || (event.button === 0 && (isSpaceDown || isOpen))))
        return;
      // The browser handles presses on the scroll bars.
      if (event.target === room && event.offsetX > room.clientWidth) return;
      if (event.target === room && event.offsetY > room.clientHeight) return;
      // The drawing over the plan must not treat the drag as a click.
      event.preventDefault();
      event.stopPropagation();
      room.focus({ preventScroll: true });
      room.setPointerCapture(event.pointerId);
      wasHeld = true;
      held = { pointer: event.pointerId, x: event.clientX, y: event.clientY };
      show();
    },
    { signal, capture: true },
  );
  room.addEventListener(
    'click',
    (event) => {
      // Ignores the click at the end of a drag.
      if (wasHeld) event.stopPropagation();
      wasHeld = false;
    },
    { signal, capture: true },
  );
  room.addEventListener(
    'pointermove',
    (event) => {
      if (held?.pointer !== event.pointerId) return;
      room.scrollBy({ left: held.x - event.clientX, top: held.y - event.clientY, behavior: 'instant' });
      held.x = event.clientX;
      held.y = event.clientY;
    },
    { signal },
  );
  for (const kind of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    room.addEventListener(kind, release, { signal });
  show();
  return () => {
    stop.abort();
    release();
    delete room.dataset.hand;
  };
}
