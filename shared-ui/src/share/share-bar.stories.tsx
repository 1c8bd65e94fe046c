import { ShareBar } from './share-bar.tsx';

const texts = { address: '/prices', copyLabel: 'Copy link', copiedText: 'The link is copied.' };

export const CopyOnly = () => <ShareBar {...texts} />;

export const WithPrint = () => <ShareBar {...texts} printLabel="Print" />;
