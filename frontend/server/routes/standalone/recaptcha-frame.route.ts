import { randomBytes } from 'node:crypto';
import { languages } from '../../../shared/config/locales.ts';
import { recaptchaFramePath } from '../../../shared/forms/bot-challenge.ts';
import type { Route } from '../route.ts';

const titles = { fr: 'Vérification reCAPTCHA', en: 'reCAPTCHA check' };
const nonceBytes = 16;
const filesOfProvider = 'https://www.gstatic.com/recaptcha/';

/**
 * The only document that runs Google's script: a form loads it after its visitor's request. It contains nothing else,
 * and no other page allows that script.
 */
export const route: Route = async (app, { env }) => {
  if (env.botCheck.provider !== 'recaptcha') return;
  const { siteKey, url } = env.botCheck;
  for (const language of languages) {
    app.get(recaptchaFramePath[language], { schema: { hide: true } }, async (_request, reply) => {
      const nonce = randomBytes(nonceBytes).toString('base64url');
      const script = new URL('api.js', url);
      script.searchParams.set('hl', language);
      return reply
        .header('cache-control', 'no-store')
        .header('x-frame-options', 'SAMEORIGIN')
        .header('referrer-policy', 'origin')
        .header('content-security-policy', policy(url, nonce))
        .type('text/html; charset=utf-8')
        .send(`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${titles[language]}</title>
<style>:root { color-scheme: light dark } body { margin: 0 }</style>
<script nonce="${nonce}" src="${escape(script.href)}" async defer></script>
</head>
<body>
<div class="g-recaptcha" data-sitekey="${escape(siteKey)}" data-callback="passerelleProof" data-expired-callback="passerelleExpired"></div>
</body>
</html>
`);
    });
  }
};

function policy(url: URL, nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' ${url.href} ${filesOfProvider}`,
    `frame-src ${url.href} https://recaptcha.google.com/recaptcha/`,
    `connect-src ${url.href}`,
    `img-src 'self' data: ${filesOfProvider} ${url.href}`,
    "style-src 'unsafe-inline'",
    'font-src https://fonts.gstatic.com/',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
