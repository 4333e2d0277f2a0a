export const fr = {
  trap: 'Ne remplissez pas ce champ\u00a0: il sert à repérer les robots.',
  recaptcha:
    'Une vérification de Google peut confirmer que vous n’êtes pas un robot. Elle lit des données de votre navigateur et les envoie à Google. Rien n’est chargé tant que vous ne l’avez pas demandé, et vous pouvez vous en passer\u00a0: le formulaire fonctionne aussi sans.',
  allow: 'Charger la vérification de Google',
  frame: 'Vérification reCAPTCHA de Google',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    botCheck: typeof fr;
  }
}
