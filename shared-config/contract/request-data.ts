import type { AccountPageData } from '@title24/shared-domain';
import type { UploadAttempt } from '@title24/shared-domain/full-service';

declare const value: unique symbol;

/** A member of the page's data that one request brings, beside the results of calls. What it holds is a type alone. */
export interface RequestData<Value> {
  readonly key: string;
  readonly [value]?: () => Value;
}

/** What an account page is rendered with if the browser carries the page cookie or has just sent a form. */
export const accountPageData: RequestData<AccountPageData> = { key: 'request:account-page' };

/** What became of an upload form that was sent without JavaScript. */
export const uploadAttemptData: RequestData<UploadAttempt> = { key: 'request:upload-attempt' };
