import { type LoaderFunctionArgs, Outlet, useLoaderData, useLocation, useMatches } from 'react-router';
import { graphqlLanguage } from '../../shared/config/locales.ts';
import { archiveIds } from '../../shared/config/routes.ts';
import { type LayoutQuery, LayoutOperation } from '../../shared/graphql/generated/operations.ts';
import { languageContext, queryContext } from '../lib/site.ts';
import '../styles/tokens.css';
import '../styles/families.css';
import '../styles/base.css';
import '../styles/print.css';
// Styles of elements that only script adds to pages.
import '../content/detail/enhance/pictures.css?client';
import '../components/ui/native-dialog.module.css?client';
import '../features/suggestions/suggestions.module.css?client';
import { SignUpInvite } from '../content/sign-up-invite/sign-up-invite.tsx';
import { FavouritesContext } from '../content/favourites/favourites-context.ts';
import { ConsentBanner } from '../features/consent/banner.tsx';
import { NewsletterBlock } from '../features/newsletter/newsletter-block.tsx';
import { OnboardingInvite } from '../features/onboarding/invite.tsx';
import { BackToTop } from './back-to-top.tsx';
import { Document } from './document.tsx';
import { useDocumentParts } from './document-context.ts';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { MemberFrame, useFramed } from './member-frame/member-frame.tsx';
import { useNewsletterPlace } from './newsletter-place.ts';
import { SkipLink } from './skip-link.tsx';
import { LoadingBar } from './loading-bar.tsx';

/** Pages that end with what signing up brings. */
const invites: ReadonlySet<string> = new Set(['home', ...archiveIds]);

type LayoutData = LayoutQuery['passerelleLayout'] | null;

/** The frame is rendered even when the content system is down: its texts then come from the catalogue. */
export async function rootLoader({ context }: LoaderFunctionArgs): Promise<LayoutData> {
  const language = graphqlLanguage(context.get(languageContext));
  try {
    return (await context.get(queryContext)(LayoutOperation, { language })).passerelleLayout;
  } catch {
    return null;
  }
}

export function Root() {
  const layout = useLoaderData<LayoutData>();
  const { pathname, search } = useLocation();
  const { showsConsentBanner, mayInvite } = useDocumentParts();
  const newsletter = useNewsletterPlace();
  const id = useMatches().at(-1)?.id ?? '';
  const framed = useFramed();
  const page = pathname + search;
  if (framed) {
    return (
      <Document>
        <LoadingBar />
        <SkipLink />
        <MemberFrame {...framed}>
          <Outlet />
        </MemberFrame>
      </Document>
    );
  }
  return (
    <FavouritesContext value>
      <Document>
        <LoadingBar />
        <SkipLink />
        {showsConsentBanner && <ConsentBanner page={page} />}
        <Header />
        {mayInvite && <OnboardingInvite page={page} />}
        <main id="main" tabIndex={-1}>
          <Outlet />
          {invites.has(id) && <SignUpInvite />}
          {newsletter === 'home' && <NewsletterBlock source="home" />}
          <BackToTop />
        </main>
        <Footer description={layout?.description}>
          {newsletter === 'footer' && <NewsletterBlock source="footer" />}
        </Footer>
      </Document>
    </FavouritesContext>
  );
}
