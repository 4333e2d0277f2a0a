import type { Visit } from '../../shared/pages/visit.ts';
import type { Render } from '../pages/page-renderer.ts';

interface Echo<ViewData> {
  viewData?: ViewData;
  visit?: Visit;
}

/** Renders a page that holds its view data and visit as JSON. */
export const renderEcho: Render = async ({ viewData, visit }) => ({
  status: 200,
  html: `<html><head></head><body>${JSON.stringify({ viewData, visit })}</body></html>`,
  tags: [],
  headers: {},
  cacheable: true,
});

/** Content of a page that `renderEcho` made. */
export const readEcho = <ViewData>(html: string): Echo<ViewData> =>
  JSON.parse(/<body>(.*)<\/body>/s.exec(html)?.[1] ?? '{}') as Echo<ViewData>;
