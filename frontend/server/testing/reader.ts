import { getByLabelText, type Matcher } from '@testing-library/dom';
import { Window } from 'happy-dom';
import type { LightMyRequestResponse } from 'fastify';
import { type Browser, site } from './auth-site.ts';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** More redirects in a row than any page needs. */
const mostRedirects = 5;

/**
 * A reader whose browser runs no script. It opens the pages of the site, follows their links and redirects, and sends their
 * forms with what the page put into them: hidden fields, tokens and addresses included.
 */
export class Reader {
  /** Path and parameters of the page that is open. */
  address = '';
  document!: Document;
  response!: LightMyRequestResponse;
  readonly #browser: Browser;
  readonly #files = new Map<string, File>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async open(address: string): Promise<this> {
    return await this.#arrive(address, await this.#browser.send('GET', address));
  }

  get status(): number {
    return this.response.statusCode;
  }

  /** Text of the page’s content, on one line. */
  get text(): string {
    return textOf(this.#find('main'));
  }

  get heading(): string {
    return textOf(this.#find('h1'));
  }

  /** What the summary of a refused form says. */
  get problems(): string[] {
    return this.texts('[data-error-summary] li');
  }

  /** What a selector finds, as text. */
  texts(selector: string): string[] {
    return [...this.document.querySelectorAll(selector)].map((element) => textOf(element));
  }

  /** @param within selector of the element that holds the field */
  field(label: Matcher, within = 'main'): HTMLInputElement {
    return getByLabelText<HTMLInputElement>(this.#find(within) as HTMLElement, label);
  }

  /** What a field has, as the page shows it. */
  value(label: Matcher, within?: string): string {
    return valueOf(this.field(label, within));
  }

  fill(label: Matcher, value: string, within?: string): void {
    const field: Control = this.field(label, within);
    if (isList(field)) {
      for (const option of field.querySelectorAll('option'))
        option.toggleAttribute('selected', option.getAttribute('value') === value);
    } else {
      field.value = value;
    }
    if (valueOf(field) !== value) throw new Error(`The field ${String(label)} does not take ${value}`);
  }

  /** Chooses a file, for the next form that is sent. */
  attach(label: Matcher, file: File): void {
    this.#files.set(this.field(label).name, file);
  }

  /** Ticks a box or chooses a radio button; false: unticks it. */
  check(label: Matcher, isChecked = true, within?: string): void {
    this.field(label, within).checked = isChecked;
  }

  /** Sends the form of a button, as its page declares it. */
  async press(name: string, within = 'main'): Promise<this> {
    const buttons = [...this.#find(within).querySelectorAll('button')];
    const button = only(buttons, name);
    const form = button.form ?? button.closest('form');
    if (!form) throw new Error(`The button ${name} has no form`);
    const fields = fieldsOf(form, button);
    const action = this.#resolve(
      button.getAttribute('formaction') ?? form.getAttribute('action') ?? this.address,
    );
    if ((form.getAttribute('method') ?? 'get').toLowerCase() === 'get')
      return await this.open(`${action.split('?', 1)[0]}?${new URLSearchParams(fields)}`);
    if (form.getAttribute('enctype') !== 'multipart/form-data')
      return await this.#arrive(action, await this.#browser.postForm(action, fields));
    return await this.#arrive(action, await this.#browser.postMultipart(action, this.#withFiles(fields)));
  }

  /** Follows a link. */
  async follow(name: string, within = 'main'): Promise<this> {
    const link = only([...this.#find(within).querySelectorAll('a')], name);
    return await this.open(this.#resolve(link.getAttribute('href') ?? ''));
  }

  /** A form as browsers send it: a field of a file without one has an empty one without a name. */
  #withFiles(fields: [string, string][]): FormData {
    const form = new FormData();
    for (const [name, value] of fields) {
      const isFile = this.document.querySelector(`input[type="file"][name="${name}"]`) !== null;
      if (isFile) form.append(name, this.#files.get(name) ?? new File([], ''));
      else form.append(name, value);
    }
    this.#files.clear();
    return form;
  }

  async #arrive(address: string, response: LightMyRequestResponse, redirects = 0): Promise<this> {
    const { location } = response.headers;
    if (location !== undefined && response.statusCode < 400) {
      if (redirects === mostRedirects) throw new Error(`${address} redirects for ever`);
      const next = this.#resolve(location, address);
      return await this.#arrive(next, await this.#browser.send('GET', next), redirects + 1);
    }
    this.address = address;
    this.response = response;
    const window = new Window({ url: new URL(address, site).href });
    this.document = new window.DOMParser().parseFromString(response.body, 'text/html') as unknown as Document;
    return this;
  }

  /** @throws Error for another site: a reader of these tests never leaves this one */
  #resolve(href: string, base = this.address): string {
    const { origin, pathname, search } = new URL(href, new URL(base, site));
    if (origin !== site) throw new Error(`${href} leads to another site`);
    return pathname + search;
  }

  #find(selector: string): Element {
    const found = this.document.querySelector(selector);
    if (!found) throw new Error(`${this.address} has no ${selector}: ${this.response.body.slice(0, 500)}`);
    return found;
  }
}

/** Text on one line, with plain spaces. */
export const textOf = (element: Element): string =>
  (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

function only<Found extends Element>(elements: Found[], name: string): Found {
  const found = elements.filter(
    (element) => (element.getAttribute('aria-label') ?? textOf(element)) === name,
  );
  const [first] = found;
  if (!first || found.length > 1)
    throw new Error(
      `${found.length} × ${name} among ${elements.map((element) => textOf(element)).join(' | ')}`,
    );
  return first;
}

const isList = (control: Control): control is HTMLSelectElement => control.tagName === 'SELECT';

/** Value of a field; of a list that of the option which its page marks, since happy-dom chooses another one. */
function valueOf(control: Control): string {
  if (!isList(control)) return control.value;
  const chosen = control.querySelector('option[selected]') ?? control.querySelector('option');
  return chosen?.getAttribute('value') ?? '';
}

/** The fields that a browser sends with a form. */
function fieldsOf(form: Element, button: HTMLButtonElement): [string, string][] {
  const controls = [...form.querySelectorAll<Control>('input, select, textarea')].filter(
    (control) => control.name !== '' && control.closest('[disabled]') === null,
  );
  const fields = controls.flatMap((control): [string, string][] => {
    const { name } = control;
    const isBox = 'type' in control && ['checkbox', 'radio'].includes(control.type);
    return isBox && !(control as HTMLInputElement).checked ? [] : [[name, valueOf(control)]];
  });
  return button.name === '' ? fields : [...fields, [button.name, button.value]];
}
