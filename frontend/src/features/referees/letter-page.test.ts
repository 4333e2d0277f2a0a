import { describe, expect, it } from 'vitest';
import { pathTo } from '../../../shared/config/routes.ts';
import { emptyForm } from '../../../shared/forms/form-view-data.ts';
import { renderPage } from '../../testing/render-page.ts';

const hash = 'h'.repeat(43);
const letter = {
  applicant: 'Awa Sarr',
  callPath: '/appel-a-candidature/douze-murs/',
  callTitle: 'Douze murs',
  deadline: '2027-01-05T23:59:59Z',
  files: [
    { bytes: 9, error: null, id: 7, name: 'lettre.pdf', state: 'ready', type: 'application/pdf' },
    { bytes: 9, error: 'file_encrypted', id: 0, name: 'secret.pdf', state: 'refused', type: '' },
  ],
  isReadByApplicant: false,
  isReceived: false,
  maxFiles: 3,
  maxText: 20_000,
  message: '<script>alert(1)</script>',
  name: 'Moussa Fall',
  question: 'Une lettre',
  text: 'Begun so far',
  zone: 'Africa/Dakar',
};

const intents = (document: Document) =>
  [...document.querySelectorAll('main form')].map((form) =>
    [...form.querySelectorAll('[name=intent]')].map((each) => each.getAttribute('value')).join(' '),
  );

describe.each(['fr', 'en'] as const)('the page of a letter in %s', (language) => {
  const path = pathTo('letter', language);
  const open = (viewData: object) =>
    renderPage(`${path}?hash=${hash}`, { viewData: { ...emptyForm, hash, ...viewData } });

  it('says who asks, for which call and until when, and takes text and files', async () => {
    const { status, document, text } = await open({ letter });
    expect(status).toBe(200);
    for (const part of ['Awa Sarr', 'Douze murs', 'Une lettre', '2027', letter.message, 'lettre.pdf'])
      expect(text('main')).toContain(part);
    expect(document.querySelector('main script')).toBeNull();
    expect(intents(document)).toEqual(['removeFile', 'save send', 'decline']);
    expect(text('main textarea')).toBe('Begun so far');
    const form = document.querySelector('main textarea')?.closest('form');
    expect([
      form?.getAttribute('enctype'),
      form?.getAttribute('method'),
      form?.getAttribute('action'),
    ]).toEqual(['multipart/form-data', 'post', path]);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toContain('noindex');
  });

  it('keeps what was typed when something is wrong', async () => {
    const problem = {
      code: 'invalid_fields',
      message: 'No.',
      fields: [{ path: 'file', code: 'file_encrypted', message: 'Encrypted.' }],
    };
    const { text, document } = await open({ letter, intent: 'send', values: { text: ['Typed'] }, problem });
    expect(text('main textarea')).toBe('Typed');
    expect(document.querySelector('#file')?.getAttribute('aria-invalid')).toBe('true');
    expect(text('#file-error')).toBe('Encrypted.');
  });

  it('shows of a letter that was sent nothing, and only erases it', async () => {
    const { document, text } = await open({ letter: { ...letter, isReceived: true, text: '', files: [] } });
    expect(intents(document)).toEqual(['erase']);
    expect(text('main')).not.toContain('Begun so far');
  });

  it('leads from a dead link home and to the team', async () => {
    const { status, document } = await open({ letter: undefined });
    expect(status).toBe(410);
    expect(
      [...document.querySelectorAll('main [role=alert] + p a')].map((way) => way.getAttribute('href')),
    ).toEqual([pathTo('home', language), pathTo('contact', language)]);
  });

  it.each(['send', 'decline', 'erase'])('says what happened after %s', async (notice) => {
    const { document, text } = await renderPage(`${path}?notice=${notice}`, {
      viewData: { ...emptyForm, hash: '', notice },
    });
    expect(text('main output')).not.toBe('');
    expect(intents(document)).toEqual([]);
  });

  it('is gone when the link is no longer valid', async () => {
    const { status, document } = await open({});
    expect(status).toBe(410);
    expect(document.querySelector('main [role=alert]')).not.toBeNull();
    expect(intents(document)).toEqual([]);
  });
});
