const slugLength = 40;

/**
 * Returns the name of the analyst's input file, such as 'P100245-smith-addition-r1'.
 * @param round - number of the submission, starting at 1
 */
export function inputFileName(number: string, name: string, round: number): string {
  return [number, slugOf(name), `r${round}`].filter((part) => part !== '').join('-');
}

/** Returns an export's file name without extension, such as 'P100245-smith-addition'. */
export function exportFileName(number: string, name: string): string {
  return [number, slugOf(name)].filter((part) => part !== '').join('-');
}

/** Returns the file name of the emailed report. */
export function mailedFileName(inputFile: string): string {
  return `${inputFile}-CF1R.pdf`;
}

/**
 * Returns up to 40 characters: lowercase letters, digits and single hyphens. Letters lose their accents. A hyphen
 * replaces all other characters between two letters or digits.
 */
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
