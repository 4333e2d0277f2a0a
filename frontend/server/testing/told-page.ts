import type { Visit } from '../../src/lib/site.ts';
import type { Render } from '../pages/page-renderer.ts';

interface Told<Given> {
  given?: Given;
  visit?: Visit;
}

/** A page that says what it was told instead of drawing it. */
export const tell: Render = async ({ given, visit }) => ({
  status: 200,
  html: `<html><head></head><body>${JSON.stringify({ given, visit })}</body></html>`,
  tags: [],
  headers: {},
  cacheable: true,
});

/** What such a page was told. */
export const toldIn = <Given>(html: string): Told<Given> =>
  JSON.parse(/<body>(.*)<\/body>/s.exec(html)?.[1] ?? '{}') as Told<Given>;
