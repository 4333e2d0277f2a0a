import { renderToStaticMarkup } from 'react-dom/server';
import { bannerEnd, bannerStart } from '../config/banner-marks.ts';
import { ConsentBanner } from '../features/consent/banner.tsx';
import type { Translate } from '../i18n/translator.ts';
import { TranslateContext } from '../i18n/use-translate.ts';
import { type Site, SiteContext } from '../lib/site.ts';
import { escapeAttribute } from './page-html.ts';

/** Stands for the page's address, which can't hold a dollar sign or an angle bracket unescaped. */
const place = '$page$';
const templates = new Map<string, string>();

/** The question about cookies as it stands in the HTML of a page: for everyone the same, so that the cache is shared. */
export function consentBanner(page: string, site: Site, translate: Translate): string {
  let template = templates.get(site.language);
  if (!template) {
    template = renderToStaticMarkup(
      <SiteContext value={site}>
        <TranslateContext value={translate}>
          <ConsentBanner page={place} />
        </TranslateContext>
      </SiteContext>,
    );
    templates.set(site.language, template);
  }
  return bannerStart + template.replace(place, () => escapeAttribute(page)) + bannerEnd;
}
