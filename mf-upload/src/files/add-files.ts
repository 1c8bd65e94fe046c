/** Appends files to the selected files, without duplicates. */
export function addFiles(chosen: readonly File[], added: readonly File[]): readonly File[] {
  const all = [...chosen];
  for (const file of added) {
    if (!all.some((other) => isSame(other, file))) all.push(file);
  }
  return all;
}

function isSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}

/** Returns the announcement of a change to the list, such as 'plans.pdf was added. 3 files chosen.' */
export function changeText(before: readonly File[], after: readonly File[]): string {
  const added = after.filter((file) => !before.includes(file));
  const removed = before.filter((file) => !after.includes(file));
  const names = [...added, ...removed].map(({ name }) => name).join(', ');
  const verb = added.length > 0 ? 'added' : 'removed';
  if (names === '') return 'These files are already on the list.';
  const count = after.length === 1 ? '1 file' : `${after.length || 'No'} files`;
  return `${names} ${added.length + removed.length === 1 ? 'was' : 'were'} ${verb}. ${count} chosen.`;
}
