import { phoneHref } from '@title24/shared-domain';
/** A phone number from the configuration that can be dialled from the page. */
export function PhoneLink({ number }: { number: string }) {
  return <a href={phoneHref(number)}>{number}</a>;
}
