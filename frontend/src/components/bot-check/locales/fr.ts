export const fr = {
  trap: 'Ne remplissez pas ce champ\u00a0: il sert à détecter les robots.',
  recaptcha:
    'Google peut vérifier que vous n’êtes pas un robot. Cette vérification lit des données de votre navigateur et les envoie à Google. Rien n’est chargé sans votre demande, et le formulaire fonctionne aussi sans elle.',
  allow: 'Charger la vérification de Google',
  frame: 'Vérification reCAPTCHA de Google',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    botCheck: typeof fr;
  }
}
