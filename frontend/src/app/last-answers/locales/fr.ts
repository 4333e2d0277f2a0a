export const fr = {
  sinceTime: 'Le site ne répond pas\u00a0: cet écran n’a pas été actualisé depuis {{time}}.',
  sinceDate: 'Le site ne répond pas\u00a0: cet écran n’a pas été actualisé depuis le {{date}} à {{time}}.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    lastAnswers: typeof fr;
  }
}
