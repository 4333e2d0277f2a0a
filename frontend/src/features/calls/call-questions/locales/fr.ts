export const fr = {
  title: 'Les questions de l’appel',
  lead: '«\u00a0{{title}}\u00a0»\u00a0: ce que le formulaire de candidature demande. Pour lire, préparer et en parler avant de se connecter.',
  count_one: '{{count}} question',
  count_many: '{{count}} de questions',
  count_other: '{{count}} questions',
  minutes: 'environ {{minutes}} minutes',
  closes: 'Clôture le {{date}}.',
  download: 'Télécharger pour préparer hors ligne (DOCX)',
  call: 'Retour à l’appel',
  purpose: 'Le document sert à préparer\u00a0: la candidature elle-même se remplit sur Passerelle.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    callQuestions: typeof fr;
  }
}
