import { createContext, use } from 'react';
import type { MountProps } from '../contract/index.ts';

/** The part's mount props, for {@link useMountProps}. */
export const MountPropsContext = createContext<MountProps | null>(null);

/**
 * Returns what the shell passed to this part of the page.
 * @throws Error outside createRemote, createParcel and createRender
 */
export function useMountProps(): MountProps {
  const mountProps = use(MountPropsContext);
  if (!mountProps)
    throw new Error('useMountProps must be used inside createRemote, createParcel or createRender');
  return mountProps;
}
