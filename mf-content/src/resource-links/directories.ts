import { climateZoneTool } from '@title24/shared-domain';

export interface Directory {
  readonly title: string;
  readonly href: string;
  /** Organization that runs the directory. */
  readonly organization: string;
  readonly use: string;
}

export interface DirectoryGroup {
  readonly id: 'product-ratings' | 'testing' | 'code';
  readonly title: string;
  readonly directories: readonly Directory[];
}

/** Links to external directories, grouped by purpose (C6). */
export const directoryGroups: readonly DirectoryGroup[] = [
  {
    id: 'product-ratings',
    title: 'Look up a product’s rating',
    directories: [
      {
        title: 'Window ratings',
        href: 'https://search.nfrc.org/search/Searchdefault.aspx',
        organization: 'National Fenestration Rating Council',
        use: 'Find the U-factor and SHGC of a window, glass door or skylight by manufacturer and label number.',
      },
      {
        title: 'Cool roof ratings',
        href: 'https://coolroofs.org/directory',
        organization: 'Cool Roof Rating Council',
        use: 'Find the aged solar reflectance and the thermal emittance of a roofing product.',
      },
      {
        title: 'HVAC and water heater efficiency',
        href: 'https://www.ahridirectory.org/',
        organization: 'Air-Conditioning, Heating, and Refrigeration Institute',
        use: 'Find the rated efficiency of air conditioners, heat pumps, furnaces and water heaters by model number.',
      },
      {
        title: 'State certified equipment search',
        href: 'https://cacertappliances.energy.ca.gov/Pages/ApplianceSearch.aspx',
        organization: 'California Energy Commission',
        use: 'Check that a model may be sold and installed in California.',
      },
    ],
  },
  {
    id: 'testing',
    title: 'Find someone to test the work',
    directories: [
      {
        title: 'HERS provider list (ECC providers since 2026)',
        href: 'https://www.energy.ca.gov/programs-and-topics/programs/home-energy-rating-system-hers-program/home-energy-rating-system',
        organization: 'California Energy Commission',
        use: 'The approved providers, whose sites list the raters who test homes near you.',
      },
      {
        title: 'ECC program',
        href: 'https://www.energy.ca.gov/programs-and-topics/programs/energy-code-compliance-program',
        organization: 'California Energy Commission',
        use: 'What changed when HERS became ECC on January 1, 2026.',
      },
      {
        title: 'CHEERS registry',
        href: 'https://www.cheers.org/',
        organization: 'CHEERS',
        use: 'The data registry in operation for residential reports that call for field verification.',
      },
      {
        title: 'Nonresidential acceptance testing providers',
        href: 'https://www.energy.ca.gov/programs-and-topics/programs/acceptance-test-technician-certification-provider-program',
        organization: 'California Energy Commission',
        use: 'The providers who certify technicians to test lighting controls and mechanical systems in commercial buildings.',
      },
    ],
  },
  {
    id: 'code',
    title: 'Read the code and learn it',
    directories: [
      {
        title: 'Training and resource center for the state Energy Code',
        href: 'https://energycodeace.com/',
        organization: 'Energy Code Ace',
        use: 'Free courses on the Energy Commission’s code, the code in readable form, and tools that fill in prescriptive forms.',
      },
      {
        title: 'Climate zone by address',
        href: climateZoneTool,
        organization: 'California Energy Commission',
        use: 'Type an address or ZIP code and get the climate zone. Go by the address: a ZIP code can be in two zones.',
      },
      {
        title: 'Certified Energy Analysts',
        href: 'https://cabec.org/cea/',
        organization: 'California Association of Building Energy Consultants',
        use: 'What the credential means and who holds it.',
      },
    ],
  },
];

/** The state's energy standards hotline, which is toll-free within California. */
export const standardsHotline = '800-772-3300';

/** URL of the state's page with the energy code, its manuals and its forms. */
export const stateFormsPage =
  'https://www.energy.ca.gov/programs-and-topics/programs/building-energy-efficiency-standards/2025-building-energy-efficiency';
