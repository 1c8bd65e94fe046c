/** A function that the build adds to each part that loads scripts (shared-config/build/integrity-plugin.ts). */
declare const __webpack_require__: { integrityOf(url: string): string };

/** The URL of a script for a sandboxed frame. The build generates it (shared-config/build/remote-config.ts). */
export class FrameScript {
  readonly url: string;
  /** The script's hash, without which browsers do not run it (Subresource Integrity). */
  readonly integrity: string;

  constructor(url: URL) {
    this.url = url.href;
    this.integrity =
      typeof __webpack_require__ === 'undefined' ? '' : __webpack_require__.integrityOf(url.href);
  }

  /**
   * Returns the script as text, from the browser's cache once a frame has loaded it. Rejects if it differs from the
   * build.
   */
  async load(): Promise<string> {
    return (await fetch(this.url, { integrity: this.integrity })).text();
  }
}
