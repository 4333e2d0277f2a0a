import { createContext } from 'react';
import type { Language } from '../../shared/config/locales.ts';

/** Metadata of a page for its head. */
export interface PageMeta {
  title: string;
  description: string;
  /** The page's own address, without the parameters that change nothing. */
  path: string;
  /** Addresses of the same item by language, this page's included; only those that are published. */
  alternates: Partial<Record<Language, string>>;
  /** false: not for search engines. */
  indexed: boolean;
}

/** Filled in by the components of a page while it renders; read by parts of the document that render after them. */
export class PageReport {
  #meta: PageMeta | undefined;
  #groupId: number | undefined;
  #missed: string | undefined;
  #hasForm = false;
  #hasExternalLink = false;
  #hasInvitation = false;
  #hasFavourites = false;

  /** Set by the last component. */
  get meta(): PageMeta | undefined {
    return this.#meta;
  }

  /** The page is the public page of this group: its views are counted. */
  get groupId(): number | undefined {
    return this.#groupId;
  }

  /** Words of a search that found nothing. */
  get missed(): string | undefined {
    return this.#missed;
  }

  /** The page has a form that script makes easier. */
  get hasForm(): boolean {
    return this.#hasForm;
  }

  /** The page has a link that script warns at. */
  get hasExternalLink(): boolean {
    return this.#hasExternalLink;
  }

  /** The page opens the onboarding dialog, where there is script. */
  get hasInvitation(): boolean {
    return this.#hasInvitation;
  }

  /** The page has buttons for favourites. */
  get hasFavourites(): boolean {
    return this.#hasFavourites;
  }

  setMeta(meta: PageMeta): void {
    this.#meta = meta;
  }

  setGroup(groupId: number): void {
    this.#groupId = groupId;
  }

  setMissed(words: string): void {
    this.#missed = words;
  }

  addForm(): void {
    this.#hasForm = true;
  }

  addExternalLink(): void {
    this.#hasExternalLink = true;
  }

  addFavourites(): void {
    this.#hasFavourites = true;
  }

  addInvitation(): void {
    this.#hasInvitation = true;
  }
}

export const PageReportContext = createContext(new PageReport());
