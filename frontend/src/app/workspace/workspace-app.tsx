import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { i18n } from 'i18next';
import { type ReactNode, useEffect } from 'react';
import { I18nextProvider } from 'react-i18next';
import { type Site, SiteContext } from '../../lib/site.ts';
import type { NoticeStore } from './notice-store.ts';
import { NoticesContext } from './notices.tsx';

interface WorkspaceAppProps {
  site: Site;
  i18n: i18n;
  client: ApolloClient;
  notices: NoticeStore;
  /** Elements that only the server renders: hydration leaves them unchanged. */
  head?: ReactNode;
  tail?: ReactNode;
  /** Called in the browser after hydration. */
  onHydrated?: () => void;
  /** The router. */
  children: ReactNode;
}

/** The whole document: React hoists the metadata of screens into its head. */
export function WorkspaceApp(props: WorkspaceAppProps) {
  const { site, i18n, client, notices, head, tail, onHydrated, children } = props;
  useEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <html lang={site.language} data-light={site.dataLight ? 'on' : undefined} data-signed-in={site.visit?.id}>
      <head>{head}</head>
      <body>
        <SiteContext value={site}>
          <I18nextProvider i18n={i18n}>
            <NoticesContext value={notices}>
              <ApolloProvider client={client}>{children}</ApolloProvider>
            </NoticesContext>
            {tail}
          </I18nextProvider>
        </SiteContext>
      </body>
    </html>
  );
}
