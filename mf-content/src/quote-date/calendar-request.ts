import { dataRequest } from '@title24/remote-kit/contract';
import { publicCalendar } from '@title24/remote-kit/rpc';

/** Call that loads the days on which the company departs from the rule of business days. */
export const calendarRequest = dataRequest(publicCalendar.load);
