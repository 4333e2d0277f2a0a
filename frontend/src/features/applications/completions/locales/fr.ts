/** What is asked of applications after they were sent, for applicants. */
export const fr = {
  title: 'Un fichier est à remplacer',
  refused: 'Le contrôle de sécurité a refusé un fichier après votre envoi\u00a0: personne ne peut l’ouvrir.',
  files: 'Refusé\u00a0: {{names}}.',
  until:
    'Vous pouvez le remplacer jusqu’au {{instant}}, même si l’appel est clos. Le reste de votre candidature ne change pas.',
  ofOthers:
    'La personne ou un propriétaire de la structure qui candidate peut le remplacer jusqu’au {{instant}}.',
  inForm: 'Remplacez-le dans le formulaire et envoyez une nouvelle version, au plus tard le {{instant}}.',
  overTitle: 'Le délai pour remplacer un fichier est dépassé',
  over: 'Le fichier refusé par le contrôle de sécurité pouvait être remplacé jusqu’au {{instant}}. Votre candidature reste telle que vous l’avez envoyée, sans ce fichier.',
  action: 'Envoyer le nouveau fichier',
  waiting: 'L’envoi sera possible dès que le fichier sera arrivé.',
  after: 'Une nouvelle version de votre candidature sera enregistrée, avec un nouveau récépissé.',
  row: 'Un fichier refusé est à remplacer avant le {{instant}}.',
  rowOver: 'Un fichier refusé n’a pas été remplacé avant le {{instant}}.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    completions: typeof fr;
  }
}
