/** Texts of the messages about an application, for applicants and those who handle it. */
export const fr = {
  title: 'Messages',
  lead: 'Échangez avec l’équipe de l’appel. Les personnes qui évaluent les candidatures ne lisent pas ces messages.',
  leadOfTeam:
    'Échangez avec le candidat et les personnes qui écrivent avec lui. Les responsables de l’appel lisent tous les messages, les personnes qui évaluent n’en lisent aucun.',
  leadOfMentor:
    'Échangez avec le candidat et l’équipe de l’appel, qui lisent tous vos messages. Les personnes qui évaluent n’en lisent aucun.',
  draft:
    'Une question sur l’appel «\u00a0{{title}}\u00a0»\u00a0: la candidature n’est pas encore envoyée, et vous n’en lisez rien d’autre.',
  none: 'Aucun message pour l’instant.',
  earlier_one: 'Afficher {{count}} message plus ancien',
  earlier_many: 'Afficher {{count}} de messages plus anciens',
  earlier_other: 'Afficher {{count}} messages plus anciens',
  you: 'Vous',
  ofTeam: '{{name}}, équipe de l’appel',
  ofApplicant: '{{name}}, côté candidature',
  ofMentor: '{{name}}, mentor',
  former: 'Ancien compte',
  fresh: 'Nouveau',
  files: 'Pièces jointes',
  download: 'Télécharger «\u00a0{{name}}\u00a0» ({{weight}})',
  refused: '«\u00a0{{name}}\u00a0» ({{weight}}) ne peut pas être ouvert\u00a0: refusé par l’antivirus',
  scanning: '«\u00a0{{name}}\u00a0» ({{weight}}) est en cours d’analyse antivirus',
  label: 'Votre message',
  hint: 'Un message envoyé ne peut être ni modifié ni supprimé. Ce que vous écrivez reste sur cet appareil jusqu’à l’envoi.',
  attachments: 'Fichiers à envoyer avec le message',
  attached: 'Prêt à être envoyé',
  detach: 'Retirer',
  filesOnTheirWay: 'Des fichiers sont encore en cours d’envoi. Patientez, ou retirez-les.',
  send: 'Envoyer le message',
  sent: 'Votre message est envoyé.',
  unreachable:
    'Le site ne répond pas. Votre message n’est pas envoyé et reste sur cet appareil\u00a0: réessayez dans un instant.',
  readOnly:
    'Vous lisez ces messages sans pouvoir y répondre\u00a0: votre rôle dans la candidature est de la lire.',
  withdrawn: 'La candidature est retirée\u00a0: plus personne n’écrit ici.',
  loading: 'Chargement des messages…',
  notLoaded: 'Les messages n’ont pas pu être chargés.',
  retry: 'Réessayer',
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    applicationThread: typeof fr;
  }
}
