import { createContext, use } from 'react';
import type { MountProps } from '../contract/index.ts';

export const MountPropsContext = createContext<MountProps | null>(null);

/** What the shell handed to this part of the page. Throws outside of createRemote, createParcel and createRender. */
export function useMountProps(): MountProps {
  const mountProps = use(MountPropsContext);
  if (!mountProps)
    throw new Error('useMountProps needs a part made by createRemote, createParcel or createRender');
  return mountProps;
}
