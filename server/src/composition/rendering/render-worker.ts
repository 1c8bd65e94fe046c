import { createRequire } from 'node:module';
import type { Render, RenderRequest, RenderResult } from '@title24/shared-config/contract';

export interface RenderTask {
  /** Absolute path of the render bundle; its name carries the version, so a loaded one stays right. */
  readonly bundle: string;
  readonly request: RenderRequest;
}

const require = createRequire(import.meta.url);

/** Runs in a worker thread: what a part throws, leaks or takes too long with stays there. */
export default function renderInWorker({
  bundle,
  request,
}: RenderTask): RenderResult | Promise<RenderResult> {
  const { render } = require(bundle) as { render: Render };
  return render(request);
}
