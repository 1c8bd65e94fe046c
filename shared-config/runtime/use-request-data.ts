import type { RequestData } from '../contract/index.ts';
import { useMountProps } from './mount-props-context.ts';

/** What the request for this page brought, or undefined if it brought nothing. */
export function useRequestData<Value>({ key }: RequestData<Value>): Value | undefined {
  return useMountProps().pageData.get(key) as Value | undefined;
}
