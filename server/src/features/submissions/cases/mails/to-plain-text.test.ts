import { plainFileName, toPlainText } from './to-plain-text.ts';

test.each([
  ['Oak Street house', 'Oak Street house'],
  ['12 Oak St. (rear)', '12 Oak St. (rear)'],
  ['Win now at https://evil.example/x?y today', 'Win now at … today'],
  ['see www.evil.example', 'see …'],
  ['evil.com/free', 'your project'],
  ['two\nlines\r\nhere', 'two lines here'],
  ['…', 'your project'],
  ['x'.repeat(61), `${'x'.repeat(59)}…`],
])('the text %j becomes %j in an email', (text, shown) => {
  expect(toPlainText(text, 60, 'your project')).toBe(shown);
});

test.each([
  ['plans.pdf', 'plans.pdf'],
  ['A1.1 floor plan.dwg', 'A1.1 floor plan.dwg'],
  ['click evil.com now.pdf', 'click … now.pdf'],
  ['www.evil.com.pdf', 'file.pdf'],
  [`${'y'.repeat(100)}.pdf`, `${'y'.repeat(59)}….pdf`],
])('the file name %j becomes %j in an email', (name, shown) => {
  expect(plainFileName(name, 60)).toBe(shown);
});
