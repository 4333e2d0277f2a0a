import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formFields } from '../../shared/forms/form-view-data.ts';
import { AppError } from '../errors/app-error.ts';
import { limits } from '../limits.ts';
import { readForm } from '../plugins/well-formed-input.ts';
import { bindingOf, type CsrfTokens } from '../session/csrf.ts';
import { isSameOrigin } from '../session/same-origin.ts';

const mediaType = 'application/x-www-form-urlencoded';

/** Parses forms as browsers send them. `bodyLimit`, in bytes, applies to routes without a limit of their own. */
export function parseForms(app: FastifyInstance, bodyLimit: number = limits.session.formBytes): void {
  if (app.hasContentTypeParser(mediaType)) app.removeContentTypeParser(mediaType);
  app.addContentTypeParser(
    mediaType,
    { parseAs: 'buffer', bodyLimit },
    async (_request: FastifyRequest, bytes: Buffer) => readForm(bytes),
  );
}

/** Answers of these routes are personal: no cache may store them. */
export function disableCaching(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply, payload) => {
    reply.header('cache-control', 'private, no-store');
    return payload;
  });
}

/** A form posted from a page of this site. @throws AppError forbidden · unsupported_media_type */
export function formOf(request: FastifyRequest, publicUrl: URL): URLSearchParams {
  if (!isSameOrigin(request, publicUrl)) throw new AppError('forbidden', { detail: 'another origin' });
  if (!(request.body instanceof URLSearchParams)) throw new AppError('unsupported_media_type');
  return request.body;
}

/** @throws AppError cookies_refused · csrf_invalid */
export function checkFormToken(form: URLSearchParams, request: FastifyRequest, csrf: CsrfTokens): void {
  if (!bindingOf(request)) throw new AppError('cookies_refused');
  if (!hasFormToken(form, request, csrf)) throw new AppError('csrf_invalid');
}

export function hasFormToken(form: URLSearchParams, request: FastifyRequest, csrf: CsrfTokens): boolean {
  const binding = bindingOf(request);
  return binding !== undefined && csrf.isValid(form.get(formFields.csrf) ?? '', binding);
}
