import type { Page } from '@playwright/test';

/** A visitor's clicks, the fields that the visitor typed into, and the paths of the visited pages. */
export interface Journey {
  readonly clicks: string[];
  readonly fields: Set<string>;
  readonly pages: Set<string>;
}

/** Starts recording clicks, filled-in fields and visited paths. A click is recorded on `pointerdown`. */
export async function recordJourney(page: Page): Promise<Journey> {
  const journey: Journey = { clicks: [], fields: new Set(), pages: new Set() };
  await page.exposeFunction('recordClick', (name: string) => void journey.clicks.push(name));
  await page.exposeFunction('recordField', (name: string) => void journey.fields.add(name));
  const watch = () => {
    const recorder = window as unknown as {
      recordClick(name: string): void;
      recordField(name: string): void;
    };
    addEventListener(
      'pointerdown',
      ({ target }) => {
        const control = target instanceof Element ? target.closest('a, button, input, label, summary') : null;
        recorder.recordClick((control ?? document.body).textContent.trim().slice(0, 60) || 'a control');
      },
      true,
    );
    addEventListener(
      'input',
      ({ target }) => {
        if (target instanceof HTMLTextAreaElement) recorder.recordField(target.name || target.id);
        else if (target instanceof HTMLInputElement && !['file', 'checkbox', 'radio'].includes(target.type))
          recorder.recordField(target.name || target.id);
      },
      true,
    );
  };
  await page.addInitScript(watch);
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) journey.pages.add(new URL(frame.url()).pathname);
  });
  return journey;
}
