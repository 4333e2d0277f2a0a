/** Pages for those who look after the machine. */
export const fr = {
  summary: 'Il y a un problème',
  dumpTitle: 'Cache Apollo d’une page',
  dumpLead:
    'Ce que le serveur a demandé au système de contenu pour une page, telle qu’un visiteur non connecté la voit.',
  path: 'Chemin de la page',
  pathHint: 'Par exemple /initiative/ ou /en/search/?q=danse',
  show: 'Afficher',
  invalid: 'Ce n’est pas le chemin d’une page de ce site. Copiez-le depuis la barre d’adresse.',
  personal: 'Cette page est propre à chaque personne\u00a0: rien n’en est conservé.',
  dataOf: 'Données de {{path}}',
  download: 'Télécharger en JSON',
  flushTitle: 'Vider les caches',
  flushLead: 'Le site efface tout le contenu qu’il a mis en cache. Rien n’est perdu dans WordPress.',
  cost: 'Les pages suivantes seront plus lentes, le temps d’être recréées. Si WordPress ne répond pas, elles ne pourront pas l’être.',
  flush: 'Vider tous les caches',
  done: 'Les caches ont été vidés.',
  alone:
    'Les caches de ce serveur ont été vidés, mais les autres serveurs n’ont pas pu être prévenus. Réessayez dans un instant.',
  csrf: 'Le formulaire a expiré. Réessayez.',
  sizes: 'Contenu des caches de ce serveur',
  kind: 'Cache',
  entries: 'Entrées',
  size: 'Taille',
  kind_pages: 'Pages',
  kind_transients: 'Recherches et erreurs',
  kind_queries: 'Réponses de WordPress',
  kind_pictures: 'Images',
  kind_documents: 'Flux, agendas et plan du site',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    technical: typeof fr;
  }
}
