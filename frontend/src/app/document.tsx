import type { ReactNode } from 'react';
import { useSite } from '../lib/site.ts';

/** The whole page; styles, fonts and scripts are added by `page-html.ts`. */
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
