import { phoneHref } from '@title24/shared-domain';
/** A link that dials a phone number from the configuration. */
export function PhoneLink({ number }: { number: string }) {
  return <a href={phoneHref(number)}>{number}</a>;
}
