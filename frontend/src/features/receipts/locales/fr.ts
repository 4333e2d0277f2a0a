export const fr = {
  title: 'Vérifier un récépissé',
  lead: 'Comparez un fichier avec le récépissé d’une candidature envoyée sur Passerelle. Sans compte.',
  number: 'Numéro du récépissé',
  numberHint: 'Par exemple 128-2026-ACDEFGHJK.',
  file: 'Fichier joint à la candidature',
  fileHint: 'Votre navigateur en calcule l’empreinte\u00a0: le fichier ne quitte pas votre appareil.',
  fileSent: 'Sans JavaScript, le fichier est envoyé, comparé, puis effacé aussitôt.',
  sha256: 'Ou son empreinte SHA-256',
  sha256Hint:
    '64 chiffres et lettres de a à f\u00a0: celle d’un fichier, ou celle de la candidature entière, telle qu’elle figure sur le récépissé.',
  tooLarge: 'Aucun fichier d’une candidature n’est aussi lourd.',
  unreadable: 'Ce fichier ne peut pas être lu. Choisissez-le de nouveau.',
  submit: 'Comparer',
  summary: 'La comparaison n’a pas eu lieu.',
  match:
    'Oui\u00a0: cette empreinte figure sur le récépissé. C’est, à l’octet près, ce qui a été envoyé. Envoi\u00a0:',
  none: 'Non\u00a0: ce numéro et cette empreinte ne vont pas ensemble.',
  noneNumber: 'Vérifiez que le numéro est complet.',
  noneFile:
    'Prenez le fichier de la dernière version envoyée. Pour une image, celle que l’on télécharge depuis la candidature\u00a0: Passerelle réencode les images à leur arrivée.',
  noneWithdrawn: 'Une candidature retirée répond de la même façon.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    receipts: typeof fr;
  }
}
