/** Characters that some system does not take in file names, or takes for a path. */
const unusable = /[\\/:*?"<>|\p{Cc}\p{Cf}]/gu;
/** Windows gives these to devices, whatever the extension. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** Names under which files can be unpacked anywhere, in the same order; two that are alike get a number: 'plan (2).pdf'. */
export function zipEntryNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    const usable = name.replaceAll(unusable, '_').replace(/^\.+|[. ]+$/g, '_');
    const safe = devices.test(usable) ? `_${usable}` : usable;
    const dot = safe.lastIndexOf('.');
    const [stem, extension] = dot > 0 ? [safe.slice(0, dot), safe.slice(dot)] : [safe, ''];
    let free = safe;
    // Most systems do not tell upper from lower case.
    for (let number = 2; taken.has(free.toLowerCase()); number += 1) free = `${stem} (${number})${extension}`;
    taken.add(free.toLowerCase());
    return free;
  });
}
