/**
 * Pans the viewport by dragging with the middle button, or with the left button and the space bar. Touch scrolls
 * natively.
 * @param isOpen - whether the left button pans without the space bar
 * @returns a function that removes the listeners
 */
export function listenToPanning(viewport: HTMLElement, isOpen: boolean): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let isSpaceDown = false;
  let wasPanned = false;
  let pan: { readonly pointer: number; x: number; y: number } | null = null;

  function show(): void {
    if (pan) viewport.dataset.hand = 'held';
    else if (isSpaceDown || isOpen) viewport.dataset.hand = 'open';
    else delete viewport.dataset.hand;
  }

  function release(): void {
    pan = null;
    show();
  }

  viewport.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== ' ' || event.target !== viewport) return;
      // The space bar would scroll the page.
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
  viewport.addEventListener(
    'blur',
    () => {
      isSpaceDown = false;
      show();
    },
    { signal },
  );
  viewport.addEventListener(
    'pointerdown',
    (event) => {
      wasPanned = false;
      const isMiddle = event.button === 1;
      if (event.pointerType === 'touch' || !(isMiddle || (event.button === 0 && (isSpaceDown || isOpen))))
        return;
      // The browser handles presses on scroll bars.
      if (event.target === viewport && event.offsetX > viewport.clientWidth) return;
      if (event.target === viewport && event.offsetY > viewport.clientHeight) return;
      // The drawing over the plan must not react to the press.
      event.preventDefault();
      event.stopPropagation();
      viewport.focus({ preventScroll: true });
      viewport.setPointerCapture(event.pointerId);
      wasPanned = true;
      pan = { pointer: event.pointerId, x: event.clientX, y: event.clientY };
      show();
    },
    { signal, capture: true },
  );
  viewport.addEventListener(
    'click',
    (event) => {
      // A click that ends a drag must not reach the drawing.
      if (wasPanned) event.stopPropagation();
      wasPanned = false;
    },
    { signal, capture: true },
  );
  viewport.addEventListener(
    'pointermove',
    (event) => {
      if (pan?.pointer !== event.pointerId) return;
      viewport.scrollBy({ left: pan.x - event.clientX, top: pan.y - event.clientY, behavior: 'instant' });
      pan.x = event.clientX;
      pan.y = event.clientY;
    },
    { signal },
  );
  for (const kind of ['pointerup', 'pointercancel', 'lostpointercapture'] as const)
    viewport.addEventListener(kind, release, { signal });
  show();
  return () => {
    stop.abort();
    release();
    delete viewport.dataset.hand;
  };
}
