import type { ReactNode } from 'react';
import { useSite } from '../lib/site.ts';

/**
 * The whole page is React's, so that titles and ids are the same on both sides. Styles, fonts, state and
 * scripts are joined by the server around it (`page-html.ts`): React passes over them when it hydrates.
 */
export function Document({ children }: { children: ReactNode }) {
  const { language, dataLight, visit } = useSite();
  return (
    <html lang={language} data-light={dataLight ? 'on' : undefined} data-signed-in={visit?.id}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf6ec" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#17130f" />
      </head>
      <body>{children}</body>
    </html>
  );
}
