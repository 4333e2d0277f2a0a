/** An instant in two zones. */
export const fr = {
  there: '{{date}} à {{time}} (heure {{city}})',
  sameDay: '{{there}}, {{time}} chez vous ({{city}})',
  otherDay: '{{there}}, le {{date}} à {{time}} chez vous ({{city}})',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    instants: typeof fr;
  }
}
