/** A city in each climate zone, from 1 to 16, with one of its ZIP codes. */
export const zoneCities: readonly { readonly city: string; readonly zip: string }[] = [
  { city: 'Arcata', zip: '95521' },
  { city: 'Santa Rosa', zip: '95404' },
  { city: 'Oakland', zip: '94612' },
  { city: 'San Jose', zip: '95113' },
  { city: 'Santa Maria', zip: '93454' },
  { city: 'Torrance', zip: '90501' },
  { city: 'San Diego', zip: '92101' },
  { city: 'Fullerton', zip: '92832' },
  { city: 'Burbank', zip: '91502' },
  { city: 'Riverside', zip: '92501' },
  { city: 'Red Bluff', zip: '96080' },
  { city: 'Sacramento', zip: '95814' },
  { city: 'Fresno', zip: '93721' },
  { city: 'Palmdale', zip: '93550' },
  { city: 'Palm Springs', zip: '92262' },
  { city: 'Truckee', zip: '96161' },
];
