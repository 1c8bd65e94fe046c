export { answerZip, type ZipAnswer } from './answer-zip.ts';
export { zoneOfZip } from './zone-of-zip.ts';
