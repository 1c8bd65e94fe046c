import type { AccountPageData } from '@title24/shared-domain';
import type { CasePageData } from '@title24/shared-domain/cases';
import type { EstimateMailAnswer } from '@title24/shared-domain/estimator-answers';
import type { UploadAttempt } from '@title24/shared-domain/full-service';
import type { OrderPageData } from '@title24/shared-domain/orders';
import type { ProjectPageData } from '@title24/shared-domain/projects';
import type { PageData } from './page-data.ts';

declare const value: unique symbol;

/**
 * Key of page data that depends on the browser's request (cookie or form) and is not the result of a public call.
 * The member for `Value` exists only in the type.
 */
export interface RequestData<Value> {
  readonly key: string;
  readonly [value]?: () => Value;
}

/** Returns the page data under this key; undefined if there is none. */
export function requestDataOf<Value>(data: PageData, { key }: RequestData<Value>): Value | undefined {
  return data[key] as Value | undefined;
}

/** Data of an account page, if the browser sent the page cookie or a form. */
export const accountPageData: RequestData<AccountPageData> = { key: 'request:account-page' };

/** Result of an upload form that was submitted without JavaScript. */
export const uploadAttemptData: RequestData<UploadAttempt> = { key: 'request:upload-attempt' };

/** Data of a project page, if the browser has the page cookie. */
export const projectPageData: RequestData<ProjectPageData> = { key: 'request:project-page' };

/** Data of a page about orders, if the browser has the page cookie. */
export const orderPageData: RequestData<OrderPageData> = { key: 'request:order-page' };

/** Data of a customer's page about a Full Service case. */
export const casePageData: RequestData<CasePageData> = { key: 'request:case-page' };

/** Result of a form that requests an estimate by email. */
export const estimateMailData: RequestData<EstimateMailAnswer> = { key: 'request:estimate-mail' };
