/** Names of a form's fields for the bot check; `proof` is the member of the /api call too. */
export const botFields = { proof: 'botProof', trap: 'company-website' } as const;

/** Where a browser asks for a task. */
export const challengePath = '/api/bot-check/challenge';
/** The document that lets Google's script in, once the visitor asks for it. */
export const recaptchaFramePath = { fr: '/recaptcha/', en: '/en/recaptcha/' } as const;

export type BotProvider = 'altcha' | 'recaptcha' | 'none';

/** View data of a page with a public form. */
export interface BotChallenge {
  provider: BotProvider;
  /** What the form sends when no script puts a better proof in its place. */
  proof: string;
}
