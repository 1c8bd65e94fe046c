import { type Company, neutralCompany } from '@title24/shared-domain';

/** Returns the phone number to show: the company's, or a neutral one if the configuration has none (N8). */
export function contactPhone({ phone }: Pick<Company, 'phone'>): Company['phone'] {
  return phone.number ? phone : neutralCompany.phone;
}
