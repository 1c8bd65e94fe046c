/** Removes the listeners that a test has added to the window. Restores all mocks after each test. */
export function removeListenersAfterEach(): void {
  let ends: AbortController;
  beforeEach(() => {
    ends = new AbortController();
    const listen = globalThis.addEventListener.bind(globalThis);
    jest
      .spyOn(globalThis, 'addEventListener')
      .mockImplementation(((type: string, listener: EventListener, options?: AddEventListenerOptions) =>
        listen(type, listener, { ...options, signal: ends.signal })) as never);
  });
  afterEach(() => {
    ends.abort();
    jest.restoreAllMocks();
  });
}
