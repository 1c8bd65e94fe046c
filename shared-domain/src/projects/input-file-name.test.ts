import { inputFileName, mailedFileName } from './input-file-name.ts';

test.each([
  ['Smith Addition', 1, 'P100245-smith-addition-r1'],
  ['  Élan & Söhne #2!  ', 12, 'P100245-elan-sohne-2-r12'],
  ['x'.repeat(60), 1, `P100245-${'x'.repeat(40)}-r1`],
  [`${'x'.repeat(39)} y`, 1, `P100245-${'x'.repeat(39)}-r1`],
  [`${'x'.repeat(38)} yz`, 1, `P100245-${'x'.repeat(38)}-y-r1`],
  ['家', 1, 'P100245-r1'],
  ['../../etc/passwd', 1, 'P100245-etc-passwd-r1'],
])('D5: the input file of %j in round %d is %s', (name, round, file) => {
  expect(inputFileName('P100245', name, round)).toBe(file);
});

test('D5: the emailed report is named after its input file', () => {
  expect(mailedFileName('P100245-hut-r1')).toBe('P100245-hut-r1-CF1R.pdf');
});
