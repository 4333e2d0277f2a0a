/** Texts of the links that export the applications to a call. */
export const fr = {
  title_one: 'Exporter {{count}} candidature',
  title_many: 'Exporter {{count}} de candidatures',
  title_other: 'Exporter {{count}} candidatures',
  lead: 'Les fichiers contiennent les candidatures de la liste, sur toutes ses pages, avec les filtres et le tri choisis. Vos propres candidatures et les réponses statistiques n’y sont pas.',
  xlsx: {
    name: 'Classeur Excel (XLSX)',
    what: 'Une ligne par candidature, une feuille par tableau du formulaire, puis les évaluations et les conflits d’intérêts.',
  },
  csv: {
    name: 'Texte tabulé (CSV)',
    what: 'Une ligne par candidature. S’ouvre avec tous les tableurs.',
  },
  zip: {
    name: 'Toutes les pièces (ZIP)',
    what: 'Un dossier par candidature\u00a0: réponses, fichiers analysés, lettres, et la liste des pièces avec leurs empreintes. Le téléchargement peut être long.',
  },
  logged: 'Ces fichiers contiennent des données confidentielles. Chaque export est inscrit au journal.',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    exports: typeof fr;
  }
}
