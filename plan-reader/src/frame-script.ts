/** Builds that verify scripts define `integrityOf` (shared-config/build/integrity-plugin.ts). */
declare const __webpack_require__: { integrityOf?(url: string): string };

/** A script for a sandboxed frame, with the URL that the build generates (shared-config/build/remote-config.ts). */
export class FrameScript {
  readonly url: string;
  /** Subresource Integrity hash of the script; '' if the build does not verify scripts. */
  readonly integrity: string;

  constructor(url: URL) {
    this.url = url.href;
    this.integrity =
      typeof __webpack_require__ === 'undefined' ? '' : (__webpack_require__.integrityOf?.(url.href) ?? '');
  }

  /**
   * Returns the script as text, from the browser's cache if a frame has already loaded it. Rejects if the
   * request fails or the text does not match {@link integrity}.
   */
  async load(): Promise<string> {
    return (await fetch(this.url, { integrity: this.integrity })).text();
  }
}
