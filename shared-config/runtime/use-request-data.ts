import type { RequestData } from '../contract/index.ts';
import { useMountProps } from './mount-props-context.ts';

/** Returns data from the request for this page; undefined if there is none. */
export function useRequestData<Value>({ key }: RequestData<Value>): Value | undefined {
  return useMountProps().pageData.get(key) as Value | undefined;
}
