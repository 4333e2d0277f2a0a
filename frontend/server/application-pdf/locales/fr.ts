/** Texts of receipts and of printed applications. */
export const fr = {
  receipt: 'Récépissé',
  receiptOf: 'Récépissé\u00a0: {{title}}',
  received: 'Passerelle a reçu cette candidature. Seule la dernière version envoyée compte.',
  call: 'Appel\u00a0:',
  number: 'Numéro\u00a0:',
  version: 'Version envoyée\u00a0:',
  person: 'Candidature de\u00a0:',
  structure: 'Pour la structure\u00a0:',
  sentBy: 'Envoyée par\u00a0:',
  sent: 'Envoi\u00a0:',
  yourTime: 'Chez vous\u00a0:',
  hash: 'Empreinte SHA-256 de la candidature\u00a0:',
  files: 'Fichiers joints',
  noFiles: 'Aucun fichier.',
  file: '{{name}} ({{bytes}} octets), empreinte SHA-256\u00a0: {{hash}}',
  letters: 'Lettres de recommandation',
  letter: '{{name}}, lettre reçue le {{instant}}',
  letterFile: 'fichier, empreinte SHA-256\u00a0: {{hash}}',
  proof:
    'L’empreinte prouve ce qui a été envoyé\u00a0: si la candidature changeait d’un seul caractère, elle serait différente. Toute personne qui a le numéro et une empreinte peut demander à Passerelle si elles vont ensemble.',
  check: 'À cette adresse, avec un fichier ou une empreinte\u00a0:',
  trial: 'Essai de formulaire\u00a0: cette candidature n’est pas comptée, et ce document ne prouve rien.',
  draft: 'Copie de travail\u00a0: cette version n’a pas été envoyée.',
  unanswered: 'Sans réponse',
  row: 'Ligne {{number}}',
  yes: 'Oui',
  no: 'Non',
  noValue: 'Non renseigné',
  noLabel: 'Question sans titre',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    print: typeof fr;
  }
}
