import { bannerEnd, bannerStart } from '../../src/config/banner-marks.ts';
import { bodyOf, type PageBody } from './stored-page.ts';

const variants = new WeakMap<PageBody, PageBody>();

/**
 * The page for those who have chosen: the same, without the question about cookies. Both come from the one page that
 * is kept, and each is compressed once.
 */
export function withoutBanner(body: PageBody): PageBody {
  let variant = variants.get(body);
  if (!variant) {
    const html = body.html.toString();
    const [start, end] = [html.indexOf(bannerStart), html.indexOf(bannerEnd)];
    variant =
      start < 0 || end < start ? body : bodyOf(html.slice(0, start) + html.slice(end + bannerEnd.length));
    variants.set(body, variant);
  }
  return variant;
}
