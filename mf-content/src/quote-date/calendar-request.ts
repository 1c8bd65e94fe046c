import { dataRequest } from '@title24/remote-kit/contract';
import { publicCalendar } from '@title24/remote-kit/rpc';

/** Request for the list of exceptions to the company's regular business days. */
export const calendarRequest = dataRequest(publicCalendar.load);
