import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the names, versions, licenses and license texts of packages. A redistribution must include these texts.
 * @param {readonly string[]} folders the packages' folders
 */
export function licenseTexts(folders) {
  const texts = folders.map((folder) => {
    const {
      name,
      version,
      license = 'see below',
    } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)/i.test(file));
    return [
      `${name} ${version}: ${license}`,
      ...files.map((file) => readFileSync(join(folder, file), 'utf8').trim()),
    ].join('\n\n');
  });
  return `${[...new Set(texts)].sort().join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}
