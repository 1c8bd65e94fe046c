import type { RequestData } from '../contract/index.ts';
import { useMountProps } from './mount-props-context.ts';

/** Returns page data that depends on the browser's request, such as a sent form; undefined if there is none. */
export function useRequestData<Value>({ key }: RequestData<Value>): Value | undefined {
  return useMountProps().pageData.get(key) as Value | undefined;
}
