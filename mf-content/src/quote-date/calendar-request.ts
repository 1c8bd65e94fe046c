import { dataRequest } from '@title24/remote-kit/contract';
import { publicCalendar } from '@title24/remote-kit/rpc';

/** Request for the company's exceptions to the regular business days. */
export const calendarRequest = dataRequest(publicCalendar.load);
