/** Texts of the pages of events. */
export const fr = {
  nextDates: 'Prochaines dates',
  sameHours: 'À chaque fois de {{from}} à {{to}}, heure {{city}}\u00a0:',
  moreDates_one: 'et {{count}} autre date.',
  moreDates_many: 'et {{count}} d’autres dates.',
  moreDates_other: 'et {{count}} autres dates.',
  about: 'L’événement',
  when: 'Quand',
  join: 'Participer en ligne',
  past: 'Cet événement est passé.',
  next: 'À venir',
  today: 'Aujourd’hui',
  now: 'En ce moment',
  sharedAllDay: '{{date}}, toute la journée. {{summary}}',
  shared: '{{date}} à {{time}}, heure {{city}}. {{summary}}',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    events: typeof fr;
  }
}
