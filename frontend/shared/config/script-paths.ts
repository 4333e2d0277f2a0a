/** Rows of the route table that scripts of public pages need: they fetch no others. */
export const searchPath = { fr: '/recherche/', en: '/en/search/' } as const;
export const cookiesPath = { fr: '/cookies/', en: '/en/cookies/' } as const;
export const externalLinkPath = { fr: '/lien-externe/', en: '/en/external-link/' } as const;
