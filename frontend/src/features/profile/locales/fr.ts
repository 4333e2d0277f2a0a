/** Texts of the form of one’s profile. */
export const fr = {
  new: 'Mon profil',
  lead: 'Votre profil vous présente dans l’annuaire. Votre brouillon n’est visible que de vous\u00a0: vous pouvez quitter la page et revenir à tout moment.',
  proposal:
    'Votre profil est public. Il ne change pas tant qu’un validateur n’a pas accepté les modifications que vous proposez ici.',
  closed:
    'Votre profil ne peut pas être modifié pour le moment. Voici où il en est, ce que vous pouvez faire et ce qu’il contient.',
  back: 'Voir l’annuaire',
  cvTemplate: 'Télécharger un modèle de CV (DOCX)',
  readings: {
    title: 'Qui a consulté votre attestation et votre CV',
    none: 'Personne d’autre que vous.',
    certificate: 'Attestation lue par {{name}} le {{date}}',
    certificateUnnamed: 'Attestation lue par l’équipe le {{date}}',
    cv: 'CV lu par {{name}} le {{date}}',
    cvUnnamed: 'CV lu par l’équipe le {{date}}',
  },
  structures: {
    title: 'Vos structures',
    lead: 'Pour soumettre votre profil, demandez à rejoindre une structure, faites partie d’une structure ou créez-en une.',
    member: 'Vous en faites partie.',
    pretender: 'Votre demande est envoyée.',
    guest: 'Vous êtes invité à rejoindre cette structure.',
    draft: 'Pas encore publiée\u00a0: complétez-la d’abord.',
    complete: 'Compléter la fiche',
    accept: 'Accepter l’invitation',
    refuse: 'Refuser l’invitation',
    withdraw: 'Retirer ma demande',
    unreachable: 'Le site ne répond pas\u00a0: rien n’a changé. Réessayez dans un instant.',
    find: 'Rechercher une structure à rejoindre',
    ask: 'Demander à rejoindre',
    create: 'Créer une structure',
    list: 'Gérer vos structures',
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    profile: typeof fr;
  }
}
