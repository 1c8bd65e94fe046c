/** The address of a script for a sandboxed frame. The build makes it one (shared-config/build/remote-config.ts). */
export class FrameScript {
  readonly url: string;

  constructor(url: URL) {
    this.url = url.href;
  }
}
