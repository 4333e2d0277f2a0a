import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../shared/config/locales.ts';
import type { PerVisitorId } from '../../shared/config/routes.ts';
import type { ErrorCode } from '../../shared/config/errors.ts';
import type { FormFile } from './form-file.ts';

/** A request for the page of a form, or of what it posts. */
export interface FormRequest {
  request: FastifyRequest;
  reply: FastifyReply;
  language: Language;
  /** The submitted values, when the form is shown again. */
  form?: URLSearchParams;
}

/** A submitted form, with valid origin and CSRF token. */
export interface Posted extends FormRequest {
  form: URLSearchParams;
  /** The first value of a field; empty when there is none. */
  text: (name: string) => string;
}

/** One form of a page. The /api call of the same form runs the same server function. */
export interface Intent {
  /** Fields refilled when the form is shown again. Never a password. */
  refilledFields: readonly string[];
  /** @returns path of the redirect, or view data of the page that answers at once @throws AppError: the form is shown again with it */
  run: (posted: Posted) => Promise<string | object>;
  /** Error code shown instead of `server_error`. */
  failsAs?: ErrorCode;
  /** Errors are shown on the error page: a button has no form to return to. */
  usesErrorPage?: boolean;
}

/** A page with forms: one declaration serves its GET, its POST without script, and both languages. */
export interface FormPage {
  /** A page that only the server renders. Its view data: `FormViewData` and what `loadViewData` adds. */
  route: PerVisitorId;
  /** View data besides that of the form, also after an error. */
  loadViewData?: (formRequest: FormRequest) => object | Promise<object>;
  /** Intents by the value of the field `intent`; the key '' is that of a form without this field. */
  intents: Readonly<Record<string, Intent>>;
  /**
   * The intent of forms on shared copies of other pages, which hold no token: it does nothing but fill these fields of
   * this page’s form in.
   */
  begins?: { intent: string; fields: readonly string[] };
  /** Maximum body size in bytes; by default the one of limits.ts. */
  bodyBytes?: number;
  /** The file that its forms may come with (multipart/form-data). */
  file?: FormFile;
}
