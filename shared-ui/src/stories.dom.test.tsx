import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import * as ui from './index.ts';

const files = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.stories.tsx'),
);
const texts = files.map((file) => readFileSync(join(__dirname, file), 'utf8')).join('\n');
const components = Object.keys(ui).filter((name) => /^[A-Z]/.test(name));

test.each(components)('K9: the component %s is in a story', (name) => {
  expect(texts).toMatch(new RegExp(`<${name}[\\s/>]`));
});

test.each(files)('K9: the stories in %s render', (file) => {
  const stories: Record<string, ComponentType> = require(join(__dirname, file));
  for (const story of Object.values(stories)) {
    const { container, unmount } = render(createElement(story));
    expect(container.textContent || container.querySelector('svg')).toBeTruthy();
    unmount();
  }
});
