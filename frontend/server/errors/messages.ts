import type { Language } from '../../src/config/locales.ts';

/** A text of the proxy: `message` for answers of /api, `title` where it is a page's heading too. */
interface ErrorText {
  readonly message: string;
  readonly title?: string;
}

const french = {
  content_system_unavailable: {
    title: 'Le site est momentanément indisponible',
    message:
      'Nos contenus ne peuvent pas être affichés pour l’instant. Réessayez dans quelques minutes\u00a0: rien n’est perdu.',
  },
  server_error: {
    title: 'Une erreur est survenue',
    message: 'Une erreur est survenue sur le serveur. Veuillez réessayer ultérieurement.',
  },
  generic_error: { message: 'Une erreur est survenue, veuillez réessayer ultérieurement.' },
  authentication_failed: { message: 'Une erreur est survenue lors de la connexion. Veuillez réessayer.' },
  registration_failed: { message: 'Une erreur est survenue lors de l’inscription. Veuillez réessayer.' },
  password_recovery_failed: {
    message: 'Une erreur est survenue lors de la demande de nouveau mot de passe. Veuillez réessayer.',
  },
  switch_failed: { message: 'Le passage de l’administration au site a échoué.' },
  switch_token_missing: { message: 'Le jeton de connexion est manquant.' },
  switch_token_invalid: { message: 'Le jeton de connexion n’est pas valide ou a expiré.' },
  contact_failed: { message: 'Une erreur est survenue, veuillez réessayer plus tard.' },
  link_expired: {
    title: 'Ce lien n’est plus valable',
    message: 'Ce lien a déjà servi, a expiré ou a été remplacé par un plus récent.',
  },
  oauth_email_missing: {
    message:
      'La connexion par un réseau social a besoin de votre adresse e-mail. Partagez-la, puis réessayez.',
  },
  oauth_identity_taken: {
    message: 'Ce compte du réseau ouvre déjà un autre compte du site.',
  },
  social_consent_missing: {
    message: 'Pour vous connecter par un réseau social, acceptez d’abord ses cookies.',
  },
  stale_version: { message: 'Ce contenu a été modifié entre-temps. Rechargez-le, puis réessayez.' },
  invalid_transition: { message: 'Cette action n’est pas possible dans l’état actuel de ce contenu.' },
  not_editable: {
    message: 'Ce contenu n’est actuellement pas modifiable. Veuillez réessayer ultérieurement.',
  },
  locked_by_other: { message: 'Cet élément est en cours de modification par un autre utilisateur.' },
  structure_transfer_first: {
    message:
      'Vous êtes seul propriétaire d’une structure. Transmettez d’abord cette propriété, ou écrivez à l’équipe.',
  },
  not_found: {
    title: 'Page introuvable',
    message: 'Cette adresse ne mène à rien\u00a0: elle a peut-être changé ou contient une faute de frappe.',
  },
  gone: {
    title: 'Cette page a été retirée',
    message: 'Son auteur ou l’équipe l’a retirée du site. Elle ne reviendra pas à cette adresse.',
  },
  malformed_request: {
    title: 'Adresse non valide',
    message: 'La demande est mal formée et n’a pas pu être comprise.',
  },
  method_not_allowed: {
    title: 'Action impossible',
    message: 'Cette adresse ne peut pas être utilisée de cette façon.',
  },
  unknown_operation: { message: 'Cette opération n’est pas connue. Rechargez la page et réessayez.' },
  operation_not_allowed: { message: 'Cette opération ne peut pas être demandée à cette adresse.' },
  forbidden: { message: 'Cette action n’est pas autorisée.' },
  payload_too_large: { message: 'Les données envoyées sont trop volumineuses.' },
  unsupported_media_type: { message: 'Le format des données envoyées n’est pas accepté.' },
  range_not_satisfiable: { message: 'La partie demandée du fichier n’existe pas.' },
  rate_limited: { message: 'Trop de demandes en peu de temps. Patientez un instant, puis réessayez.' },
  signature_invalid: { message: 'La signature de la demande n’est pas valide.' },
  signature_expired: { message: 'La signature de la demande a expiré.' },
  invalid_credentials: { message: 'Identifiants de connexion non valides.' },
  session_expired: { message: 'Votre session a expiré, veuillez vous reconnecter.' },
  access_token_missing: { message: 'Votre session a expiré, veuillez vous reconnecter.' },
  access_token_expired: { message: 'Votre session a expiré, veuillez vous reconnecter.' },
  cookies_refused: {
    message:
      'Les cookies sont obligatoires pour se connecter. Autorisez-les dans votre navigateur, puis rechargez la page.',
  },
  csrf_missing: { message: 'Le jeton CSRF est manquant. Veuillez recharger la page et réessayer.' },
  csrf_invalid: {
    message: 'Le jeton CSRF n’est pas valide ou votre session a expiré. Rechargez la page et réessayez.',
  },
  invalid_fields: {
    message:
      'Un ou plusieurs champs du formulaire ne sont pas valides. Veuillez vérifier et corriger les erreurs.',
  },
  fields_missing: { message: 'Des champs sont manquants.' },
  unexpected_fields: { message: 'Certains champs contiennent des informations inattendues.' },
  idempotency_mismatch: { message: 'Cette demande a déjà été envoyée avec un autre contenu.' },
} satisfies Record<string, ErrorText>;

export type ErrorCode = keyof typeof french;

const english: Record<ErrorCode, ErrorText> = {
  content_system_unavailable: {
    title: 'The site is unavailable for a moment',
    message: 'Our contents can’t be shown right now. Please try again in a few minutes: nothing is lost.',
  },
  server_error: {
    title: 'An error has occurred',
    message: 'An error occurred on the server. Please try again later.',
  },
  generic_error: { message: 'An error has occurred, please try again later.' },
  authentication_failed: { message: 'An error occurred during authentication. Please try again.' },
  registration_failed: { message: 'An error occurred during registration. Please try again.' },
  password_recovery_failed: {
    message: 'An error occurred during password recovery request. Please try again.',
  },
  switch_failed: { message: 'Authentication switch failed.' },
  switch_token_missing: { message: 'The sign-in token is missing.' },
  switch_token_invalid: { message: 'The sign-in token is invalid or has expired.' },
  contact_failed: { message: 'An error occurred, please try again later.' },
  link_expired: {
    title: 'This link is no longer valid',
    message: 'This link was used already, has expired, or a newer one has replaced it.',
  },
  oauth_email_missing: {
    message: 'Social login requires your email address. Share it, then try again.',
  },
  oauth_identity_taken: {
    message: 'This account of the network already opens another account of the site.',
  },
  social_consent_missing: { message: 'Social login requires your consent to its cookies.' },
  stale_version: { message: 'This content was changed in the meantime. Reload it, then try again.' },
  invalid_transition: { message: 'This action is not possible in the present state of this content.' },
  not_editable: { message: 'This content is currently not editable. Please try again later.' },
  locked_by_other: { message: 'This item is currently being edited by another user.' },
  structure_transfer_first: {
    message: 'You are the only owner of a structure. Hand the ownership over first, or write to the team.',
  },
  not_found: {
    title: 'Page not found',
    message: 'This address leads nowhere: it may have changed or contain a typing error.',
  },
  gone: {
    title: 'This page has been removed',
    message: 'Its author or the team removed it from the site. It will not come back to this address.',
  },
  malformed_request: {
    title: 'Invalid address',
    message: 'The request is malformed and could not be understood.',
  },
  method_not_allowed: {
    title: 'Not possible',
    message: 'This address can’t be used in this way.',
  },
  unknown_operation: { message: 'This operation is not known. Reload the page and try again.' },
  operation_not_allowed: { message: 'This operation can’t be requested at this address.' },
  forbidden: { message: 'This action is not allowed.' },
  payload_too_large: { message: 'The data sent is too large.' },
  unsupported_media_type: { message: 'The format of the data sent is not accepted.' },
  range_not_satisfiable: { message: 'The requested part of the file does not exist.' },
  rate_limited: { message: 'Too many requests in a short time. Wait a moment, then try again.' },
  signature_invalid: { message: 'The signature of the request is not valid.' },
  signature_expired: { message: 'The signature of the request has expired.' },
  invalid_credentials: { message: 'Invalid login credentials.' },
  session_expired: { message: 'Your session has expired, please log in again.' },
  access_token_missing: { message: 'Your session has expired, please log in again.' },
  access_token_expired: { message: 'Your session has expired, please log in again.' },
  cookies_refused: {
    message: 'Cookies are mandatory for login. Allow them in your browser, then reload the page.',
  },
  csrf_missing: { message: 'The CSRF token is missing. Please refresh the page and try again.' },
  csrf_invalid: {
    message: 'Invalid CSRF token, or your session has expired. Please refresh the page and try again.',
  },
  invalid_fields: {
    message: 'One or more fields on the form are invalid. Please check and correct the errors.',
  },
  fields_missing: { message: 'Fields are missing.' },
  unexpected_fields: { message: 'Some fields contain unexpected information.' },
  idempotency_mismatch: { message: 'This request was already sent with other content.' },
};

export const errorTexts: Record<Language, Record<ErrorCode, ErrorText>> = { fr: french, en: english };

/** Small texts of the server's own pages. */
export const pageTexts: Record<Language, { home: string; reference: string }> = {
  fr: {
    home: 'Revenir à l’accueil',
    reference: 'Référence de la demande',
  },
  en: {
    home: 'Back to the home page',
    reference: 'Reference of the request',
  },
};
