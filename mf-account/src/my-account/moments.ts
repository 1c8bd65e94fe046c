export { formatDay, formatMoment } from '@title24/shared-domain';
