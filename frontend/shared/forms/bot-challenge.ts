/** Names of a form's fields for the bot check; `proof` is the member of the /api call too. */
export const botFields = { proof: 'botProof', trap: 'company-website' } as const;

/** The document that loads Google's script, after the visitor's request. */
export const recaptchaFramePath = { fr: '/recaptcha/', en: '/en/recaptcha/' } as const;

export type BotProvider = 'altcha' | 'recaptcha' | 'none';

/** View data of a page with a public form. */
export interface BotChallenge {
  provider: BotProvider;
  /** Proof that the form sends when no script replaces it by a better one. */
  proof: string;
}
