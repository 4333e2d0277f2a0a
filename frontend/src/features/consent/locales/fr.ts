/** Texts that ask for consent and explain it. A change of meaning needs a new `consent.version` in limits.json. */
export const fr = {
  title: 'Vos choix sur les cookies',
  banner:
    'Deux usages facultatifs nécessitent votre accord\u00a0: la connexion par un réseau social et la mesure d’audience. Vous pouvez changer d’avis en bas de chaque page.',
  policy: 'Politique de confidentialité',
  acceptAll: 'Tout accepter',
  refuseAll: 'Tout refuser',
  choose: 'Choisir',
  lead: 'Rien de facultatif n’est activé sans votre accord. Si vous refusez, tout le contenu public vous reste accessible.',
  form: 'Vos choix, usage par usage',
  essential: 'Essentiels',
  essentialText:
    'Votre session, la sécurité des formulaires, vos réglages. Le site ne fonctionne pas sans eux.',
  essentialMore: 'Le détail des essentiels',
  essentialSession: 'Session et sécurité des formulaires',
  essentialDevice:
    'Appareil reconnu\u00a0: 90 jours, pour vous laisser entrer pendant que d’autres essaient votre mot de passe',
  essentialSettings: 'Version légère et mémoire de ce choix',
  essentialNewsletter:
    'Réponse à la proposition de la lettre d’information\u00a0: 12 mois, dans votre navigateur seulement',
  always: 'Toujours actifs',
  social_login: 'Connexion par un réseau social',
  social_loginText:
    'Permet de vous connecter avec un compte que vous avez ailleurs. Le réseau choisi sait alors que vous venez ici.',
  analytics: 'Mesure d’audience',
  analyticsText:
    'Permettrait à un outil de mesurer la fréquentation. Le site n’en utilise aucun aujourd’hui\u00a0: il compte les vues des contenus publiés sans cookie et sans rien enregistrer sur leurs lecteurs.',
  save: 'Enregistrer mes choix',
  duration:
    'Votre choix est valable six mois, puis nous vous reposons la question. Sa preuve est conservée dix-huit mois, sans votre adresse IP ni votre nom.',
  close: 'Fermer',
  saved: 'Vos choix sont enregistrés.',
  failed:
    'Votre accord n’a pas pu être enregistré et ne s’applique donc pas. Vos choix sont encore dans le formulaire. Réessayez dans une minute.',
  yourProof: 'Preuve de votre choix',
  decided: 'Choix du {{date}}. Référence à nous indiquer si vous demandez cette preuve\u00a0:',
  download: 'Télécharger la preuve (JSON)',
  undecided: 'Vous n’avez pas encore choisi : aucun cookie facultatif n’est actif.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    consent: typeof fr;
  }
}
