/** An instant in two zones. */
export const fr = {
  there: '{{date}} à {{time}} (heure {{city}})',
  utc: '{{date}} à {{time}} (UTC)',
  sameDay: '{{there}}, {{time}} chez vous ({{city}})',
  otherDay: '{{there}}, le {{date}} à {{time}} chez vous ({{city}})',
  day: 'Jour',
  time: 'Heure (facultative)',
  zone: 'À l’heure {{city}}.',
  firstDay: 'Premier jour, toute la journée.',
  lastDay: 'Dernier jour, toute la journée. Laissez vide pour un événement d’un seul jour.',
  beginning: 'Sans heure, le début est à minuit.',
  end: 'Sans heure, la fin est à 23 h 59 ce jour-là.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    instants: typeof fr;
  }
}
