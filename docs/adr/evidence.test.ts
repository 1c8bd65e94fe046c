import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const workspace = join(import.meta.dirname, '../..');
const records = readdirSync(import.meta.dirname).filter((name) => /^\d.*\.md$/.test(name));
const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/** Returns the row that README.md must contain for a record, or what is wrong with the record's first lines. */
function indexRow(name: string): string {
  const head =
    /^# (\d+)\. (.+)\n\n- Status: (Accepted|Superseded by \[.+\]\((.+)\))\n- Date: (\d{4}-\d\d-\d\d)\n/.exec(
      read(name),
    );
  if (!head) return `${name} needs, below its title, '- Status: Accepted' and '- Date: YYYY-MM-DD'`;
  const [, number, title, status, successor, date] = head;
  if (Number(number) !== Number.parseInt(name, 10)) return `${name} has the number of another record`;
  if (successor !== undefined && !records.includes(successor)) return `${name} is superseded by no record`;
  return [number, `[${title}](${name})`, status, date].join(' | ');
}

test.each(records)('the tests named in decision %s exist', (record) => {
  const named = [...read(record).matchAll(/[\w./-]+\.(?:spec|test)\.tsx?/g)].map(([path]) => path);
  expect(named.filter((path) => !existsSync(join(workspace, path)))).toEqual([]);
});

const maxWords = 450;

test.each(records)('decision %s does not exceed the word limit', (record) => {
  expect(read(record).split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(maxWords);
});

test('the index lists each decision with its title, status and date', () => {
  const rows = read('README.md')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .trim()
        .replace(/ +\| +/g, ' | '),
    );
  expect(rows).toEqual(records.map(indexRow));
});
