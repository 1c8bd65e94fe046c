import { createContext, use } from 'react';
import type { MountProps } from '../contract/index.ts';

/** Provides the part's mount props to {@link useMountProps}. */
export const MountPropsContext = createContext<MountProps | null>(null);

/**
 * Returns the props that the shell passed to this part.
 * @throws Error outside createRemote, createParcel and createRender
 */
export function useMountProps(): MountProps {
  const mountProps = use(MountPropsContext);
  if (!mountProps)
    throw new Error('useMountProps must be used inside createRemote, createParcel or createRender');
  return mountProps;
}
