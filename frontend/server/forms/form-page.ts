import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../shared/config/locales.ts';
import type { PerVisitorId } from '../../shared/config/routes.ts';
import type { ErrorCode } from '../../shared/config/errors.ts';

/** A request for the page of a form, or of what it posts. */
export interface FormRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  language: Language;
  /** What was sent, when the form comes back. */
  form?: URLSearchParams;
}

/** A form that was sent, from a page of ours, with the token of its session. */
export interface Posted extends FormRequest {
  form: URLSearchParams;
  /** The first value of a field; empty when there is none. */
  text: (name: string) => string;
}

/** What one of the forms of a page does. The /api call of the same form runs the same function of the server. */
export interface Intent {
  /** Fields that come back as they were typed. Never a password. */
  keeps: readonly string[];
  /** @returns where to go now, a path of this site @throws AppError: the form comes back with it, as it was typed */
  run: (posted: Posted) => Promise<string>;
  /** What trouble of ours is called here. */
  failsAs?: ErrorCode;
  /** A button rather than a form: what it throws ends on an error page. */
  bare?: boolean;
}

/** A page with forms: one declaration serves its GET, its POST without script, and both languages. */
export interface FormPage {
  /** A page that only the server renders. Its view data: `FormViewData` and what `loadViewData` adds. */
  route: PerVisitorId;
  /** View data besides that of the form, also when the form comes back. */
  loadViewData?: (formRequest: FormRequest) => object | Promise<object>;
  /** By the value of the field `intent`; '' for a form without one. */
  intents: Readonly<Record<string, Intent>>;
  /** The most that its forms weigh; the limit of limits.ts unless it says otherwise. */
  bodyBytes?: number;
}
