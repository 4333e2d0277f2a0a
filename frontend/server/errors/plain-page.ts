import { createHash } from 'node:crypto';
import { type ErrorCode, errorMessage, errorTitle } from '../../shared/config/errors.ts';
import type { Language } from '../../shared/config/locales.ts';
import { pathTo } from '../../shared/config/routes.ts';

interface PlainPage {
  code: ErrorCode;
  language: Language;
  requestId: string;
}

const texts: Record<Language, { home: string; reference: string }> = {
  fr: { home: 'Retour à l’accueil', reference: 'Référence de la demande' },
  en: { home: 'Back to home', reference: 'Request reference' },
};

const style = `
:root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; background: #fbf6ee; color: #241c15 }
main { max-width: 34rem; padding: 2rem 1.5rem; overflow-wrap: anywhere }
h1 { font-size: clamp(1.375rem, 7.5vw, 1.75rem); line-height: 1.2; margin: 0 0 1rem }
a { color: inherit; display: inline-block; padding: .25rem 0 }
small { display: block; margin-top: 2rem; font-size: .875rem }
@media (prefers-color-scheme: dark) { body { background: #17120e; color: #f6ede0 } }
`;

/** Hash of the page's styles for its Content-Security-Policy. */
export const plainPageStyle = `sha256-${createHash('sha256').update(style).digest('base64')}`;

/** A whole page that depends on nothing else: for what goes wrong before or inside the renderer. */
export function plainPage({ code, language, requestId }: PlainPage): string {
  const title = errorTitle(code, language) ?? errorTitle('server_error', language);
  const { home: homeText, reference } = texts[language];
  const home = pathTo('home', language);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} – Passerelle</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${errorMessage(code, language)}</p>
<p><a href="${home}">${homeText}</a></p>
<small>${reference}${language === 'fr' ? '\u00a0:' : ':'} <code>${requestId}</code></small>
</main>
</body>
</html>
`;
}
