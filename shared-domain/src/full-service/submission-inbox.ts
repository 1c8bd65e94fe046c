/**
 * Safety of a file. 'waiting': it has not been scanned yet. 'infected': it is quarantined. Only 'clean' files, and
 * 'not-scanned' ones that arrived while no scanner was configured, are released to analysts.
 */
export const scanStates = ['not-scanned', 'waiting', 'clean', 'infected'] as const;

export type ScanState = (typeof scanStates)[number];

/** Whether analysts may open a file in this state. */
export function isReleased(state: ScanState): state is 'not-scanned' | 'clean' {
  return state === 'not-scanned' || state === 'clean';
}

/** Purpose of opening a file: to download it, or to preview it in the sandbox. */
export const openPurposes = ['download', 'preview'] as const;

export type OpenPurpose = (typeof openPurposes)[number];

/** Maximum length of a note. */
export const noteLength = 4_000;
