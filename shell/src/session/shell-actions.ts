import type { MountProps } from '@title24/shared-config/contract';
import { createContext, use } from 'react';

/** What the furniture does beside showing. */
export type ShellActions = Pick<MountProps, 'session' | 'placeParcel' | 'navigate'>;

const notHere = () => Promise.reject(new Error('Only in the browser'));

/** On the server nothing is ever done. */
export const ShellActionsContext = createContext<ShellActions>({
  session: { start: () => undefined, end: notHere },
  placeParcel: notHere,
  navigate: notHere,
});

export const useShellActions = () => use(ShellActionsContext);
