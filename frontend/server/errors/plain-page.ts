import { createHash } from 'node:crypto';
import type { Language } from '../../src/config/locales.ts';
import { type ErrorCode, errorTexts, pageTexts } from './messages.ts';

interface PlainPage {
  code: ErrorCode;
  language: Language;
  requestId: string;
}

const style = `
:root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; background: #fbf6ee; color: #241c15 }
main { max-width: 34rem; padding: 2rem 1.5rem; overflow-wrap: anywhere }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 1rem }
a { color: inherit; display: inline-block; padding: .25rem 0 }
small { display: block; margin-top: 2rem; font-size: .875rem }
@media (prefers-color-scheme: dark) { body { background: #17120e; color: #f6ede0 } }
`;

/** What the page's Content-Security-Policy names. */
export const plainPageStyle = `sha256-${createHash('sha256').update(style).digest('base64')}`;

/** A whole page that depends on nothing else: for what goes wrong before or inside the renderer. */
export function plainPage({ code, language, requestId }: PlainPage): string {
  const { title = errorTexts[language].server_error.title, message } = errorTexts[language][code];
  const texts = pageTexts[language];
  const home = language === 'fr' ? '/' : '/en/';
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
<p>${message}</p>
<p><a href="${home}">${texts.home}</a></p>
<small>${texts.reference}${language === 'fr' ? '\u00a0:' : ':'} <code>${requestId}</code></small>
</main>
</body>
</html>
`;
}
