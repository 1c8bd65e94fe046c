import { dataRequest } from '@title24/remote-kit/contract';
import { publicCalendar } from '@title24/remote-kit/rpc';

/** Call that loads the company's exceptions to the rule for business days. */
export const calendarRequest = dataRequest(publicCalendar.load);
