/** An instant in two zones. */
export const fr = {
  there: '{{date}} à {{time}} (heure {{city}})',
  sameDay: '{{there}}, {{time}} chez vous ({{city}})',
  otherDay: '{{there}}, le {{date}} à {{time}} chez vous ({{city}})',
  day: 'Jour',
  time: 'Heure (facultative)',
  zone: 'À l’heure {{city}}.',
  firstDay: 'Premier jour, en entier.',
  lastDay: 'Dernier jour, en entier. Laissez vide si tout tient en un jour.',
  beginning: 'Sans heure, cela commence à 00:00.',
  end: 'Sans heure, cela dure jusqu’à 23:59:59 ce jour-là.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    instants: typeof fr;
  }
}
