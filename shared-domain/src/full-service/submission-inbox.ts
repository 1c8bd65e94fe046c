/**
 * Scan states. An 'infected' file is quarantined. A 'not-scanned' file arrived while no scanner was configured. Only
 * 'clean' and 'not-scanned' files are released to analysts.
 */
export const scanStates = ['not-scanned', 'waiting', 'clean', 'infected'] as const;

export type ScanState = (typeof scanStates)[number];

/** Returns whether analysts may open a file in this state. */
export function isReleased(state: ScanState): state is 'not-scanned' | 'clean' {
  return state === 'not-scanned' || state === 'clean';
}

/** Purposes of opening a file. */
export const openPurposes = ['download', 'preview'] as const;

export type OpenPurpose = (typeof openPurposes)[number];

/** Maximum length of a note in characters. */
export const noteLength = 4_000;
