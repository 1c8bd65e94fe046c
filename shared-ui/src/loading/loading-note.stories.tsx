import { LoadingNote } from './loading-note.tsx';

export const Plain = () => <LoadingNote />;

export const WithWords = () => <LoadingNote>Loading your projects…</LoadingNote>;
