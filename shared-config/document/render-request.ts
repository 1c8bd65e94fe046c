import { type LoginStatus, loggedOut } from '@title24/shared-domain';
import type { RenderRequest } from '../contract/index.ts';

/** Returns the request with which a part is rendered, for visits and for the registry's trial renderings. */
export function renderRequest(
  { url, origin, data, route }: Pick<RenderRequest, 'url' | 'origin' | 'data' | 'route'>,
  { config, build, now }: Pick<RenderRequest, 'config' | 'build' | 'now'>,
  login: LoginStatus = loggedOut,
): RenderRequest {
  return { url, origin, config, login, data, route, now, build };
}
