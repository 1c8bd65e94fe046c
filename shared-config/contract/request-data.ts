import type { AccountPageData } from '@title24/shared-domain';
import type { UploadAttempt } from '@title24/shared-domain/full-service';
import type { OrderPageData } from '@title24/shared-domain/orders';
import type { ProjectPageData } from '@title24/shared-domain/projects';
import type { PageData } from './page-data.ts';

declare const value: unique symbol;

/** A member of the page's data that one request brings, beside the results of calls. What it holds is a type alone. */
export interface RequestData<Value> {
  readonly key: string;
  readonly [value]?: () => Value;
}

/** What the request for a page brought of this, or undefined if it brought nothing. */
export function requestDataOf<Value>(data: PageData, { key }: RequestData<Value>): Value | undefined {
  return data[key] as Value | undefined;
}

/** What an account page is rendered with if the browser carries the page cookie or has just sent a form. */
export const accountPageData: RequestData<AccountPageData> = { key: 'request:account-page' };

/** What became of an upload form that was sent without JavaScript. */
export const uploadAttemptData: RequestData<UploadAttempt> = { key: 'request:upload-attempt' };

/** What a page of projects is rendered with if the browser carries the page cookie or has just sent a form. */
export const projectPageData: RequestData<ProjectPageData> = { key: 'request:project-page' };

/** What a page of orders is rendered with if the browser carries the page cookie or has just sent a form. */
export const orderPageData: RequestData<OrderPageData> = { key: 'request:order-page' };
