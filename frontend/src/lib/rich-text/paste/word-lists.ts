/** An item of a list that its program writes as a paragraph or as a list of its own. */
interface FlatItem {
  /** Element that the nested list replaces. */
  element: Element;
  /** 1: not nested. */
  level: number;
  tag: 'ul' | 'ol';
  /** Nodes that become the content of the item. */
  content: Node[];
}

/** "1.", "a)", "(iv)", "2.1." and the like; other marks are bullets. */
const number = /^\(?(?:\d+(?:\.\d+)*|[a-z]|[ivxlcdm]+)[.)]\)?$/i;

const isComment = (node: Node, text: string): boolean =>
  node.nodeType === Node.COMMENT_NODE && node.nodeValue?.trim().toLowerCase() === text;

/** Takes the number or bullet that Word writes for programs without lists. @returns its text */
function takeMark(paragraph: Element): string {
  const marks = [...paragraph.querySelectorAll('[style*="mso-list" i]')].filter((each) =>
    /mso-list:\s*ignore/i.test(each.getAttribute('style') ?? ''),
  );
  const walker = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_COMMENT);
  for (let start = walker.nextNode(); start; start = walker.nextNode()) {
    if (!isComment(start, '[if !supportlists]')) continue;
    for (let node = start.nextSibling; node && !isComment(node, '[endif]'); node = node.nextSibling)
      if (node instanceof Element) marks.push(node);
  }
  const text = marks[0]?.textContent?.trim() ?? '';
  for (const mark of marks) mark.remove();
  return text;
}

/** Paragraphs of Word: `style="mso-list: l0 level2 lfo1"`. */
function itemOfWord(element: Element): FlatItem | undefined {
  const level = /mso-list:\s*\w+\s+level(\d+)/i.exec(element.getAttribute('style') ?? '')?.[1];
  if (element.localName !== 'p' || !level) return undefined;
  const tag = number.test(takeMark(element)) ? 'ol' : 'ul';
  return { element, level: Number(level), tag, content: [...element.childNodes] };
}

/** Word on the web writes each item as a list of its own, in an element of its own. */
function itemOfWordOnline(element: Element): FlatItem | undefined {
  if (!element.classList.contains('ListContainerWrapper')) return undefined;
  const list = element.querySelector('ul, ol');
  const item = list?.querySelector('li');
  if (!list || !item || list.querySelectorAll('li').length > 1) return undefined;
  const level = Number(item.getAttribute('data-aria-level') ?? item.getAttribute('aria-level') ?? 1);
  return { element, level, tag: list.localName as FlatItem['tag'], content: [...item.childNodes] };
}

const itemOf = (element: Element): FlatItem | undefined => itemOfWord(element) ?? itemOfWordOnline(element);

/** A level that lacks its parent is attached to the deepest one there is. */
function nest(items: readonly FlatItem[]): Element[] {
  const roots: Element[] = [];
  const open: Element[] = [];
  for (const { element, level, tag, content } of items) {
    const { ownerDocument } = element;
    open.length = Math.min(open.length, Math.max(1, level));
    // The same level goes on with a list of the other kind.
    if (open.length >= level && open.at(-1)?.localName !== tag) open.pop();
    if (open.length < level || open.length === 0) {
      const list = ownerDocument.createElement(tag);
      const parent = open.at(-1)?.lastElementChild;
      if (parent) parent.append(list);
      else roots.push(list);
      open.push(list);
    }
    const item = ownerDocument.createElement('li');
    const paragraph = ownerDocument.createElement('p');
    paragraph.append(...content);
    item.append(paragraph);
    open.at(-1)?.append(item);
  }
  return roots;
}

const nextElement = (element: Element): Element | null => {
  let node = element.nextSibling;
  while (node && !(node instanceof Element)) {
    if (node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()) return null;
    node = node.nextSibling;
  }
  return node;
};

/** Makes lists of those that Word writes as paragraphs. */
export function nestWordLists(body: Element): void {
  for (const first of body.querySelectorAll('p, .ListContainerWrapper')) {
    if (!body.contains(first)) continue;
    const items: FlatItem[] = [];
    for (let element: Element | null = first; element; element = nextElement(element)) {
      const item = itemOf(element);
      if (!item) break;
      items.push(item);
    }
    if (items.length === 0) continue;
    first.before(...nest(items));
    for (const { element } of items) element.remove();
  }
}
