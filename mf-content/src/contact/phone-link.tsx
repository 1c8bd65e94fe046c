import { phoneHref } from '@title24/shared-domain';
/** Renders a link that dials a phone number. */
export function PhoneLink({ number }: { number: string }) {
  return <a href={phoneHref(number)}>{number}</a>;
}
