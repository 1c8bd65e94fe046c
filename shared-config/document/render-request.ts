import { type LoginStatus, loggedOut } from '@title24/shared-domain';
import type { RenderRequest } from '../contract/index.ts';

/**
 * Returns the request that a part is rendered with. Visits and trials share it, so that a bundle cannot tell them
 * apart.
 */
export function renderRequest(
  { url, origin, data, route }: Pick<RenderRequest, 'url' | 'origin' | 'data' | 'route'>,
  { config, build, now }: Pick<RenderRequest, 'config' | 'build' | 'now'>,
  login: LoginStatus = loggedOut,
): RenderRequest {
  return { url, origin, config, login, data, route, now, build };
}
