/** Kinds of refusals that this server itself decides and that concern security. */
export type RefusalEvent =
  | 'csrf'
  | 'origin'
  | 'rate_limit'
  | 'bot_check'
  | 'malformed'
  | 'signature'
  | 'cookies';
