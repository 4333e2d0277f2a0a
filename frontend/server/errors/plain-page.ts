import { createHash } from 'node:crypto';
import { type ErrorCode, errorMessage, errorTitle } from '../../shared/config/errors.ts';
import type { Language } from '../../shared/config/locales.ts';
import { pathTo } from '../../shared/config/routes.ts';
import { isInWorkspace } from '../../shared/config/workspace.ts';

interface PlainPage {
  code: ErrorCode;
  language: Language;
  requestId: string;
  /** Path of the address: forms of the workspace store on the device what they can't save. */
  pathname?: string;
}

const texts: Record<Language, Record<'home' | 'reference' | 'retry' | 'stored' | 'workspace', string>> = {
  fr: {
    home: 'Retour à l’accueil',
    reference: 'Référence de la demande',
    retry: 'Réessayer',
    stored: 'Ce que vous avez écrit dans un formulaire reste sur cet appareil et revient avec lui.',
    workspace: 'Retour à votre espace',
  },
  en: {
    home: 'Back to home',
    reference: 'Request reference',
    retry: 'Try again',
    stored: 'What you’ve written in a form stays on this device and will be back with it.',
    workspace: 'Back to your workspace',
  },
};

const style = `
:root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif }
body { margin: 0; min-height: 100vh; display: grid; place-content: center; background: #fbf6ee; color: #241c15 }
main { max-width: 34rem; padding: 2rem 1.5rem; overflow-wrap: anywhere }
h1 { font-size: clamp(1.375rem, 7.5vw, 1.75rem); line-height: 1.2; margin: 0 0 1rem }
a { color: inherit; display: inline-block; padding: .25rem 0 }
nav { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; margin-top: 1.5rem }
nav a { padding: .625rem 0 }
nav a[href=""] { padding-inline: 1.25rem; background: #241c15; color: #fbf6ee; font-weight: 650; text-decoration: none }
small { display: block; margin-top: 2rem; font-size: .875rem }
@media (prefers-color-scheme: dark) { body { background: #17120e; color: #f6ede0 } nav a[href=""] { background: #f6ede0; color: #17120e } }
`;

/** Hash of the page's styles for its Content-Security-Policy. */
export const plainPageStyle = `sha256-${createHash('sha256').update(style).digest('base64')}`;

/** Trying again may help. */
const passing: ReadonlySet<ErrorCode> = new Set(['content_system_unavailable', 'server_error']);

/** A whole page that depends on nothing else: for what goes wrong before or inside the renderer. */
export function plainPage({ code, language, requestId, pathname = '/' }: PlainPage): string {
  const title = errorTitle(code, language) ?? errorTitle('server_error', language);
  const { home, reference, retry, stored, workspace } = texts[language];
  const isPassing = passing.has(code);
  const isStored = isPassing && isInWorkspace(pathname, language);
  const [place, placeText] = isStored
    ? [pathTo('forYou', language), workspace]
    : [pathTo('home', language), home];
  // An empty address is the one that failed.
  const again = isPassing ? `<a href="">${retry}</a> ` : '';
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
${isStored ? `<p>${stored}</p>\n` : ''}<nav>${again}<a href="${place}">${placeText}</a></nav>
<small>${reference}${language === 'fr' ? '\u00a0:' : ':'} <code>${requestId}</code></small>
</main>
</body>
</html>
`;
}
