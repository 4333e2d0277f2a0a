import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { FormTexts } from '../components/form/form-texts.tsx';
import { FavouriteForm } from '../content/favourites/favourite-form.tsx';
import { ConsentTexts } from '../features/consent/consent-texts.tsx';
import { ExternalLinkTexts } from '../features/external-link/external-link-texts.tsx';
import { NewsletterTexts } from '../features/newsletter/newsletter-texts.tsx';
import { SuggestionsTexts } from '../features/suggestions/suggestions-texts.tsx';
import { PageReportContext } from '../lib/page-report.ts';
import { useSite } from '../lib/site.ts';
import { useDocumentParts } from './document-context.ts';
import { HeadTags } from './head-tags.tsx';
import { momentOfPage } from './moment-of-page.ts';
import { ShareTags } from './share-tags.tsx';

/** The whole page. Holds nothing of one request: script only from files of ours, so that the HTML needs no nonce. */
export function Document({ children }: { children: ReactNode }) {
  const { language, dataLight, visit } = useSite();
  const { assets, isStale, onError } = useDocumentParts();
  return (
    <html lang={language} data-light={dataLight ? 'on' : undefined} data-signed-in={visit?.id}>
      <head>
        <HeadTags styles={assets.css} fonts={dataLight ? [] : assets.fonts} />
      </head>
      <body>
        {isStale && <StaleNote />}
        {children}
        <ShareTags onError={onError} />
        <Favourites />
        <Scripts />
      </body>
    </html>
  );
}

/** Says since when a page that is served again has not been updated: it was made then. */
function StaleNote() {
  const { t } = useTranslation('errorPage');
  return <output data-notice="stale">{t('stale', momentOfPage(useSite()))}</output>;
}

/** Rendered after the page, like its scripts. */
function Favourites() {
  const { hasFavourites } = useContext(PageReportContext);
  return hasFavourites && <FavouriteForm />;
}

/** Rendered after the page: only then is it known whether it has a form. Scripts come with their texts. */
function Scripts() {
  const { assets, hasScript } = useDocumentParts();
  const { hasForm, hasInvitation, hasExternalLink } = useContext(PageReportContext);
  if (!hasScript && !hasForm && !hasInvitation) return null;
  return (
    <>
      <SuggestionsTexts />
      <ConsentTexts />
      {hasScript && <NewsletterTexts />}
      {hasExternalLink && <ExternalLinkTexts />}
      {hasForm && <FormTexts />}
      {[assets.module, ...(hasForm ? [assets.forms] : [])].map((url) => (
        <script key={url} type="module" src={url} />
      ))}
    </>
  );
}
