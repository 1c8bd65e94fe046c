const slugLength = 40;

/**
 * Returns the name of the analyst's input file, which appears in the headers of reports: 'P100245-smith-addition-r1'.
 * @param round of submission, from 1
 */
export function inputFileName(number: string, name: string, round: number): string {
  return [number, slugOf(name), `r${round}`].filter((part) => part !== '').join('-');
}

/** Returns the name of an exported project, without extension: 'P100245-smith-addition'. */
export function exportFileName(number: string, name: string): string {
  return [number, slugOf(name)].filter((part) => part !== '').join('-');
}

/** Returns the name of the mailed report. */
export function mailedFileName(inputFile: string): string {
  return `${inputFile}-CF1R.pdf`;
}

/** Returns a name in lower-case letters and digits, with hyphens in place of anything else, and without accents. */
function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, slugLength + 1)
    .replace(/^-|-$/g, '')
    .slice(0, slugLength)
    .replace(/-$/, '');
}
