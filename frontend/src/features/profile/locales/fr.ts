/** Texts of the form of one’s profile. */
export const fr = {
  new: 'Mon profil',
  lead: 'Votre profil vous présente dans l’annuaire. Un brouillon n’est visible que de vous\u00a0: vous pouvez le quitter et y revenir à tout moment.',
  proposal:
    'Votre profil est public. Il reste tel qu’il est jusqu’à ce qu’un validateur accepte les modifications que vous proposez ici.',
  closed:
    'Votre profil ne peut pas être modifié dans son état actuel. Voici où il en est, ce que vous pouvez faire et ce qu’il contient.',
  back: 'Voir l’annuaire',
  submitted: 'Votre profil est soumis. Un validateur le lit\u00a0; vous serez informé de sa décision.',
  cvTemplate: 'Télécharger un modèle de CV (DOCX)',
  readings: {
    title: 'Qui a lu votre attestation et votre CV',
    none: 'Personne d’autre que vous.',
    certificate: 'Attestation lue par {{name}} le {{date}}',
    certificateUnnamed: 'Attestation lue par l’équipe le {{date}}',
    cv: 'CV lu par {{name}} le {{date}}',
    cvUnnamed: 'CV lu par l’équipe le {{date}}',
  },
  structures: {
    title: 'Vos structures',
    lead: 'Votre profil peut être soumis dès que vous avez demandé à rejoindre une structure, que vous en faites partie ou que vous en avez créé une.',
    member: 'Vous en faites partie.',
    pretender: 'Votre demande est envoyée.',
    guest: 'Vous êtes invité à la rejoindre.',
    draft: 'Pas encore publiée\u00a0: elle doit être complète.',
    complete: 'Compléter la fiche',
    accept: 'Accepter l’invitation',
    refuse: 'Refuser l’invitation',
    withdraw: 'Retirer ma demande',
    done: 'C’est enregistré.',
    unreachable: 'Le serveur est injoignable\u00a0: rien n’a changé. Réessayez dans un instant.',
    find: 'Chercher une structure à rejoindre',
    ask: 'Demander à la rejoindre',
    create: 'Créer une structure',
    list: 'Gérer vos structures',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    profile: typeof fr;
  }
}
