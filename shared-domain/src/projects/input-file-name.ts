const slugLength = 40;

/**
 * The name of the analyst's input file, which stands in the headers of reports: 'P100245-smith-addition-r1'.
 * @param round of submission, from 1
 */
export function inputFileName(number: string, name: string, round: number): string {
  return [number, slugOf(name), `r${round}`].filter((part) => part !== '').join('-');
}

/** The name of an exported project, without its ending: 'P100245-smith-addition'. */
export function exportFileName(number: string, name: string): string {
  return [number, slugOf(name)].filter((part) => part !== '').join('-');
}

/** The name under which the report is mailed. */
export function mailedFileName(inputFile: string): string {
  return `${inputFile}-CF1R.pdf`;
}

/** Letters and digits in lower case, with a hyphen in place of anything else; accents go. */
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
