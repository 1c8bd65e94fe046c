import type { Product } from '@title24/shared-domain';

type ProductSeed = Pick<Product, 'sku' | 'name' | 'price' | 'description'>;

/** The eleven products of requirement H3. Descriptions are HTML with placeholders, like help texts. */
export const productSeeds: readonly ProductSeed[] = [
  {
    sku: '1001',
    name: 'Standard Residential Report',
    price: 149,
    description:
      'For a new residential building, or an addition that complies by itself.<br />Includes the certificate of compliance, the mandatory measures checklist and the HVAC load calculations.',
  },
  {
    sku: '1002',
    name: 'Existing-Plus-Addition Residential Report',
    price: 189,
    description:
      'For an addition or alteration that is analyzed together with the existing house.<br />Includes the certificate of compliance and the mandatory measures checklist.',
  },
  {
    sku: '2001',
    name: 'Preliminary Run Results',
    price: 39,
    description:
      'The energy simulation output file of the first run &ndash; simulation output only, without the report&rsquo;s forms.',
  },
  {
    sku: '2002',
    name: 'Heating and Cooling Load Calculations',
    price: 39,
    description: 'Heating &amp; cooling loads for sizing equipment, as a separate document.',
  },
  {
    sku: '3001',
    name: 'Rush Service',
    price: 85,
    description:
      'Submit before {policy:rushCutoffTime} Pacific:<br />emailed by {policy:rushEmailTime} &ndash; or mailed overnight for next-morning delivery.',
  },
  {
    sku: '3002',
    name: 'Certification by Certified Energy Analyst',
    price: 10,
    description: 'The report is signed &amp; stamped by a Certified Energy Analyst.',
  },
  {
    sku: '4001',
    name: 'Standard email Delivery',
    price: 0,
    description: 'The report as a PDF file by email.',
  },
  {
    sku: '4002',
    name: 'CAD Sheet Documentation by email',
    price: 55,
    description:
      'The report&rsquo;s pages laid out on a sheet,<br />ready for large-format plotting or for a CAD document.',
  },
  {
    sku: '5001',
    name: 'Report Copy sent by Priority Mail',
    price: 25,
    description: 'One printed copy.<br />Allow {policy:mailBusinessDays} business days.',
  },
  {
    sku: '5002',
    name: 'Additional Report Copies sent by Priority Mail',
    price: 5,
    description:
      'Each additional copy in the same mailing.<br />Allow {policy:mailBusinessDays} business days.',
  },
  {
    sku: '5003',
    name: 'Plan Sheet Documentation sent by Priority Mail',
    price: 55,
    description:
      'The report&rsquo;s pages printed on a plan sheet.<br />Allow {policy:mailBusinessDays} business days.',
  },
];
