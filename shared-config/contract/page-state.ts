import type { LoginStatus, SiteConfiguration } from '@title24/shared-domain';
import type { PageData } from './page-data.ts';
import type { RegistryEntry } from './registry-feed.ts';

/** Id of the `application/json` script that carries {@link PageState} in each document. */
export const pageStateId = 'page-state';

/** Where the parts stand in each document. */
export const placeIds = { top: 'shell-top', main: 'main', bottom: 'shell-bottom' } as const;

/** Id of the element in `main` that a part mounts into. */
export const partElementId = (name: string) => `part-${name}`;

/** Name of the shell's own part in `main`: the not-found page. */
export const notFoundPart = 'not-found';

/** What the shell starts from in the browser; the server wrote it into the document. */
export interface PageState {
  readonly registry: readonly RegistryEntry[];
  readonly config: SiteConfiguration;
  readonly data: PageData;
  readonly now: string;
  readonly build: string;
  /** Who the page was rendered for, where it was not for everybody. Never holds a token. */
  readonly login?: LoginStatus;
}
