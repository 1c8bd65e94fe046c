/** Characters that some systems reject in file names, do not show, or interpret as part of a path. */
const unusable = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu;
/** Device names that Windows reserves, with or without an extension. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/**
 * Returns the names in the given order, changed so that any system can unpack the files. Duplicates get a number:
 * 'plan (2).pdf'.
 */
export function zipEntryNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const usable = name.replaceAll(unusable, '_').replace(/^\.+|[. ]+$/g, '_');
    const safe = devices.test(usable) ? `_${usable}` : usable;
    const dot = safe.lastIndexOf('.');
    const [stem, extension] = dot > 0 ? [safe.slice(0, dot), safe.slice(dot)] : [safe, ''];
    let free = safe;
    // Many file systems ignore case.
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${stem} (${number})${extension}`;
    taken.add(free.toLowerCase());
    return free;
  });
}
