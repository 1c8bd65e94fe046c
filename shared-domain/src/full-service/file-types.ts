/** A file type that the upload accepts (U5). */
export interface AcceptedFileType {
  readonly label: string;
  /** File name extensions in lower case, without the dot. */
  readonly extensions: readonly string[];
  readonly mediaType: string;
}

const acceptedFileTypes = [
  { label: 'PDF', extensions: ['pdf'], mediaType: 'application/pdf' },
  { label: 'DWG', extensions: ['dwg'], mediaType: 'image/vnd.dwg' },
  { label: 'DXF', extensions: ['dxf'], mediaType: 'image/vnd.dxf' },
  { label: 'DWF', extensions: ['dwf'], mediaType: 'model/vnd.dwf' },
  { label: 'ZIP', extensions: ['zip'], mediaType: 'application/zip' },
  { label: 'PNG', extensions: ['png'], mediaType: 'image/png' },
  { label: 'JPEG', extensions: ['jpg', 'jpeg'], mediaType: 'image/jpeg' },
  { label: 'TIFF', extensions: ['tif', 'tiff'], mediaType: 'image/tiff' },
  { label: 'Word', extensions: ['doc'], mediaType: 'application/msword' },
  {
    label: 'Word',
    extensions: ['docx'],
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  { label: 'Excel', extensions: ['xls'], mediaType: 'application/vnd.ms-excel' },
  {
    label: 'Excel',
    extensions: ['xlsx'],
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  { label: 'PowerPoint', extensions: ['ppt'], mediaType: 'application/vnd.ms-powerpoint' },
  {
    label: 'PowerPoint',
    extensions: ['pptx'],
    mediaType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  },
  { label: 'CSV', extensions: ['csv'], mediaType: 'text/csv' },
  { label: 'TXT', extensions: ['txt'], mediaType: 'text/plain' },
] as const satisfies readonly AcceptedFileType[];

export type AcceptedExtension = (typeof acceptedFileTypes)[number]['extensions'][number];

/** Value for the accept attribute of `<input type="file">`. */
export const acceptAttribute = acceptedFileTypes
  .flatMap(({ extensions }) => extensions.map((extension) => `.${extension}`))
  .join(',');

/** The accepted types as text, such as 'PDF, DWG, … and TXT'. */
export const acceptedTypesText = listText([...new Set(acceptedFileTypes.map(({ label }) => label))]);

/** Summary of the accepted types, shown where visitors choose or drop files. */
export const formatsLine = 'PDF, CAD, photos, ZIP and Office files.';

/** Returns the accepted type for a file name's extension, or null. */
export function fileTypeByName(
  name: string,
): (AcceptedFileType & { readonly extension: AcceptedExtension }) | null {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  for (const type of acceptedFileTypes) {
    const extension = type.extensions.find((candidate) => candidate === ending);
    if (extension) return { ...type, extension };
  }
  return null;
}

function listText(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
