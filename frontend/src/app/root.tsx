import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { graphqlLanguage } from '../config/locales.ts';
import { type LayoutQuery, LayoutOperation } from '../graphql/generated/operations.ts';
import { languageContext, queryContext } from '../lib/site.ts';
import '../styles/tokens.css';
import '../styles/families.css';
import '../styles/base.css';
import '../styles/print.css';
// Of what only the server renders: the client's build is where style sheets come from.
import '../components/form/form.module.css?server';
import '../components/ui/button.module.css?server';
import '../components/ui/skeleton.module.css?server';
import '../components/bot-check/bot-check.module.css?server';
import '../features/contact/contact.module.css?server';
import '../components/interests/interests.module.css?server';
import '../features/onboarding/onboarding.module.css?server';
import '../features/consent/consent.module.css';
import '../features/exit/exit.module.css';
import '../features/auth/auth.module.css?server';
import '../features/auth/social-ways.module.css?server';
import '../features/ways-in/ways-in.module.css?server';
import '../features/settings/settings.module.css?server';
import '../features/technical/technical.module.css?server';
import './design/design.module.css?server';
import { BackToTop } from './back-to-top.tsx';
import { Document } from './document.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NavigationFeedback } from './navigation-feedback.tsx';

type LayoutData = LayoutQuery['passerelleLayout'] | null;

/** The frame must stand even when the content system is silent: its texts then come from the catalogue. */
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
  return (
    <Document>
      <NavigationFeedback />
      <Header />
      <main id="main" tabIndex={-1}>
        <Outlet />
        <BackToTop />
      </main>
      <Footer description={layout?.description} />
    </Document>
  );
}
