import { scanStates } from '@title24/shared-domain/full-service';
import { plans } from '../testing/submission-fixture.ts';
import { hasPreview, kindOf, scanText, withheldAdvice } from './file-labels.ts';

test('only a released file that browsers can show has a preview', () => {
  expect(scanStates.map((scanState) => hasPreview({ ...plans, scanState }))).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(hasPreview({ ...plans, mediaType: 'image/vnd.dwg' })).toBe(false);
});

test('for a withheld file, staff see the reason and what to do', () => {
  const infected = { ...plans, scanState: 'infected', scanFinding: 'Eicar' } as const;
  expect(scanText(infected)).toBe('Held back: the virus scanner found something (Eicar)');
  expect(withheldAdvice(infected)).toContain('clean copy');
  expect(withheldAdvice({ ...plans, scanState: 'waiting' })).toContain('few minutes');
  expect(withheldAdvice(plans)).toBeNull();
});

test('a file’s type comes from its name or, without an extension, its media type', () => {
  expect(kindOf(plans)).toBe('PDF');
  expect(kindOf({ ...plans, name: 'README', mediaType: 'text/plain' })).toBe('text/plain');
});
