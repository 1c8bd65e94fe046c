import '@title24/ui/styles.css';
import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery-page.tsx';

const root = document.getElementById('gallery');
if (root) createRoot(root).render(<Gallery />);
