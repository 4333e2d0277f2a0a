import { within } from '@testing-library/dom';
import { Window } from 'happy-dom';
import { render } from '../app/entry-server.tsx';
import type { RenderedPage, RenderRequest } from '../../shared/pages/render-contract.ts';
import { sampleQuery } from './sample-upstream.ts';

export const testOrigin = 'https://passerelle.test';
/** The instant at which sample pages are made. */
export const testNow = Date.parse('2026-11-21T12:00:00Z');

export interface TestedPage extends RenderedPage {
  document: Document;
  /** Testing Library's queries on the page's body. */
  page: ReturnType<typeof within>;
  /** Content of the first element that a selector finds, or of an attribute of it. */
  text(selector: string): string | null;
  attribute(selector: string, name: string): string | null;
}

/** Renders an address as the server does, on sample content, into a document to ask questions of. */
export async function renderPage(
  address: string,
  overrides: Partial<RenderRequest> = {},
): Promise<TestedPage> {
  const rendered = await render({
    url: new URL(address, testOrigin),
    dataLight: false,
    showsConsentBanner: true,
    environment: 'production',
    assets: {
      module: '/assets/entry.js',
      forms: '/assets/forms.js',
      css: ['/assets/style.css'],
      fonts: ['/assets/font.woff2'],
      workspace: { entry: { js: [], css: [] }, texts: { fr: [], en: [] }, screens: {} },
    },
    query: sampleQuery({ now: testNow }),
    requestId: 'request-of-test',
    ...overrides,
  });
  const window = new Window({ url: new URL(address, testOrigin).href });
  const document = new window.DOMParser().parseFromString(rendered.html, 'text/html') as unknown as Document;
  return {
    ...rendered,
    document,
    page: within(document.body),
    text: (selector) => document.querySelector(selector)?.textContent ?? null,
    attribute: (selector, name) => document.querySelector(selector)?.getAttribute(name) ?? null,
  };
}
