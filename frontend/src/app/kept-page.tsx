import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type RouteObject, useLoaderData } from 'react-router';
import { archiveIds, type RouteId } from '../config/routes.ts';

type Screen = Pick<RouteObject, 'loader' | 'Component' | 'handle'>;
type LoadScreen = () => Promise<Screen>;

/**
 * Screens that are read and hold no state of React's. The first one a visitor opens stays the HTML that the server
 * made: neither its script nor its data nor its texts are fetched. They come when the router shows another one.
 */
const kept: ReadonlySet<string> = new Set<RouteId>([
  'search',
  ...archiveIds,
  'call',
  'event',
  'home',
  'initiative',
  'project',
  'resource',
  'training',
  'privacy',
]);
export const isKept = (id: string | undefined): boolean => id !== undefined && kept.has(id);

const placeMark = 'data-kept';
/** What pages write into the head; the rest of it is the frame's. */
const headOfPage =
  'title, meta[name], meta[property], link[rel=canonical], link[rel=alternate], script[type="application/ld+json"]';

/** A screen in the place where the client will look for it. */
export async function inItsPlace(load: LoadScreen): Promise<Screen> {
  const { Component, ...screen } = await load();
  return { ...screen, Component: Component && (() => <Shown>{<Component />}</Shown>) };
}

/** What the client needs to know of a page that it keeps: where the language switch leads. */
export function keptData(loaderData: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(loaderData).map(([id, data]) => [
      id,
      isKept(id) && data ? { switchPath: (data as { switchPath?: string }).switchPath } : data,
    ]),
  );
}

/** Stands for a screen that the server made, until the router asks for the next of its kind. */
export function keepFirst(load: LoadScreen, firstData: unknown): Screen {
  let screen: Screen | undefined;
  return {
    loader: async (given, handlerContext) => {
      screen = await load();
      return typeof screen.loader === 'function' ? screen.loader(given, handlerContext) : null;
    },
    Component: () => {
      const Next = useLoaderData() === firstData ? undefined : screen?.Component;
      return Next ? <Next /> : <Kept />;
    },
  };
}

function Shown({ children }: { children: ReactNode }) {
  const place = useEnhanced(useLoaderData());
  return (
    <div {...{ [placeMark]: '' }} ref={place}>
      {children}
    </div>
  );
}

function Kept() {
  const place = useEnhanced(null);
  // Once: what enhances the page changes it, and must not be undone.
  const [html] = useState(() => document.querySelector(`[${placeMark}]`)?.innerHTML ?? '');
  useLayoutEffect(() => {
    const owned = [...document.head.querySelectorAll(headOfPage)].filter((element) => !isReacts(element));
    return () => {
      for (const element of owned) element.remove();
    };
  }, []);
  return (
    <div
      {...{ [placeMark]: '' }}
      ref={place}
      suppressHydrationWarning
      // oxlint-disable-next-line react/no-danger -- the document's own content, put where it already is
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** The frame's own head tags were taken over by React, which removes them itself. */
const isReacts = (element: Element): boolean => Object.keys(element).some((key) => key.startsWith('__react'));

/** Until `leaving`; the first page may have been enhanced before it came alive. */
async function enhanceOnceLoaded(page: HTMLElement, leaving: AbortSignal): Promise<void> {
  const { enhance } = await import('../components/detail/enhance/enhance.ts');
  const added = enhance(page);
  if (leaving.aborted) added.abort();
  else leaving.addEventListener('abort', () => added.abort(), { once: true });
}

function useEnhanced(data: unknown) {
  const place = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/exhaustive-deps -- another item is another page to enhance
  useEffect(() => {
    const leaving = new AbortController();
    if (place.current) void enhanceOnceLoaded(place.current, leaving.signal);
    return () => leaving.abort();
  }, [data]);
  return place;
}
