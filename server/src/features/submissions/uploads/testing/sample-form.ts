/** The content of a small PDF. */
export const samplePdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\ntrailer << >>\n%%EOF\n');

/** Returns a PDF that contains `size` copies of a letter, so that PDFs with different letters differ. */
export const pdf = (size: number, letter = 'a') => Buffer.from(`%PDF-1.7\n${letter.repeat(size)}\n%%EOF\n`);

/** The text fields of a complete upload form. */
export const sampleFields = {
  projectName: 'Oak Street house',
  projectType: 'A Residential Addition',
  from: 'Ana Ruiz',
  email: 'ana.ruiz@example.org',
  phone: '(510) 555-0177',
  comment: 'Two stories.\nPlease hurry.',
};

/** Returns a complete upload form with the given text fields changed. Each file is a pair of name and content. */
export function sampleForm(
  fields: Readonly<Record<string, string>> = {},
  files: readonly (readonly [name: string, content: Buffer])[] = [['plans.pdf', samplePdf]],
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...sampleFields, ...fields })) form.append(name, value);
  for (const [name, content] of files) form.append('projectFiles', new Blob([new Uint8Array(content)]), name);
  return form;
}
