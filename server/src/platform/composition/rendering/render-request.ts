import type { PageData, RenderRequest } from '@title24/remote-kit/contract';
import { type LoginStatus, loggedOut, type SiteConfiguration } from '@title24/shared-domain';

interface Page {
  /** Path and query. */
  readonly url: string;
  readonly origin: string;
  readonly data: PageData;
  readonly route: RenderRequest['route'];
}

interface Site {
  readonly config: SiteConfiguration;
  readonly build: string;
  readonly now: Date;
}

/**
 * Returns the request that a part is rendered with. Visits and trials share it, so that a bundle cannot tell them
 * apart.
 */
export function renderRequest(
  { url, origin, data, route }: Page,
  { config, build, now }: Site,
  login: LoginStatus = loggedOut,
): RenderRequest {
  return { url, origin, config, login, data, route, now: now.toISOString(), build };
}
