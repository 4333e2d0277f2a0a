// A small editor for long texts, with exactly the marks that are stored. Without this script the HTML itself is edited.
(() => {
  const names = { B: 'strong', I: 'em', DIV: 'p', H1: 'h2', H5: 'h4', H6: 'h4' };
  const kept = new Set(['P', 'BR', 'H2', 'H3', 'H4', 'UL', 'OL', 'LI', 'STRONG', 'EM', 'BLOCKQUOTE', 'A']);
  const dropped = new Set(['SCRIPT', 'STYLE', 'IFRAME', 'OBJECT', 'TEMPLATE', 'SVG', 'MATH', 'NOSCRIPT', 'TEXTAREA', 'TITLE', 'META', 'LINK']);

  const isSafe = (href) => /^(https?:|mailto:)/i.test(href);

  // A copy of the nodes with nothing in it but what may be stored.
  const clean = (source) => {
    const result = document.createDocumentFragment();
    for (const node of source.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) {
        result.append(node.data);
      } else if (node.nodeType === Node.ELEMENT_NODE && !dropped.has(node.tagName.toUpperCase())) {
        const name = names[node.tagName] ?? node.tagName;
        const content = clean(node);
        const isLink = node.tagName === 'A';
        if (!kept.has(name.toUpperCase()) || (isLink && !isSafe(node.getAttribute('href') ?? ''))) {
          result.append(content);
          continue;
        }
        const copy = document.createElement(name);
        if (isLink) {
          copy.setAttribute('href', node.getAttribute('href'));
        }
        copy.append(content);
        result.append(copy);
      }
    }
    return result;
  };

  const blocks = new Set(['P', 'H2', 'H3', 'H4', 'UL', 'OL', 'BLOCKQUOTE']);

  // Text that stands in no block, as browsers leave the first line, becomes a paragraph.
  const inBlocks = (fragment) => {
    const result = document.createDocumentFragment();
    let paragraph = null;
    for (const node of Array.from(fragment.childNodes)) {
      if (blocks.has(node.nodeName)) {
        paragraph = null;
        result.append(node);
      } else if (paragraph !== null) {
        paragraph.append(node);
      } else if (node.textContent.trim() !== '') {
        paragraph = document.createElement('p');
        paragraph.append(node);
        result.append(paragraph);
      }
    }
    return result;
  };

  const htmlOf = (fragment) => {
    const holder = document.createElement('div');
    holder.append(fragment);
    return holder.textContent.trim() === '' ? '' : holder.innerHTML;
  };

  const commands = {
    paragraph: () => document.execCommand('formatBlock', false, 'p'),
    heading: () => document.execCommand('formatBlock', false, 'h2'),
    subheading: () => document.execCommand('formatBlock', false, 'h3'),
    bold: () => document.execCommand('bold'),
    italic: () => document.execCommand('italic'),
    bullets: () => document.execCommand('insertUnorderedList'),
    numbers: () => document.execCommand('insertOrderedList'),
    quote: () => document.execCommand('formatBlock', false, 'blockquote'),
    link: (labels) => {
      const address = window.prompt(labels.address, 'https://');
      if (address !== null && isSafe(address.trim())) {
        document.execCommand('createLink', false, address.trim());
      }
    },
    unlink: () => document.execCommand('unlink'),
  };
  const states = { bold: 'bold', italic: 'italic', bullets: 'insertUnorderedList', numbers: 'insertOrderedList' };

  const start = (field) => {
    const source = field.querySelector('textarea');
    const labels = JSON.parse(field.dataset.passerelleRichtext);
    const editor = document.createElement('div');
    editor.className = 'passerelle-editor';
    editor.contentEditable = 'true';
    editor.append(clean(new DOMParser().parseFromString(source.value, 'text/html').body));
    for (const [name, value] of [
      ['role', 'textbox'],
      ['aria-multiline', 'true'],
      ['aria-labelledby', `${source.id}-label`],
      ['lang', source.lang],
      ['aria-describedby', source.getAttribute('aria-describedby')],
      ['aria-invalid', source.getAttribute('aria-invalid')],
    ]) {
      if (value) {
        editor.setAttribute(name, value);
      }
    }
    // Error messages and the label lead to what the person sees.
    editor.id = source.id;
    source.id = `${editor.id}-source`;
    source.setAttribute('aria-label', labels.source);
    const label = document.getElementById(`${editor.id}-label`);
    label?.removeAttribute('for');
    label?.addEventListener('click', () => editor.focus());

    const sync = () => {
      source.value = htmlOf(inBlocks(clean(editor)));
    };
    const bar = document.createElement('div');
    bar.className = 'passerelle-editor-bar';
    bar.setAttribute('role', 'group');
    bar.setAttribute('aria-label', labels.tools);
    const buttons = {};
    const refresh = () => {
      for (const [key, command] of Object.entries(states)) {
        buttons[key].setAttribute('aria-pressed', String(document.queryCommandState(command)));
      }
    };
    const button = (key, act) => {
      const made = document.createElement('button');
      made.type = 'button';
      made.className = 'button button-small';
      made.textContent = labels[key];
      // The selection in the text must survive the press.
      made.addEventListener('mousedown', (event) => event.preventDefault());
      made.addEventListener('click', act);
      bar.append(made);
      buttons[key] = made;
    };
    for (const [key, command] of Object.entries(commands)) {
      button(key, () => {
        editor.focus();
        command(labels);
        sync();
        refresh();
      });
    }
    button('source', () => {
      const toSource = source.hidden;
      if (!toSource) {
        editor.replaceChildren(clean(new DOMParser().parseFromString(source.value, 'text/html').body));
      }
      source.hidden = !toSource;
      editor.hidden = toSource;
      buttons.source.setAttribute('aria-pressed', String(toSource));
      (toSource ? source : editor).focus();
    });
    buttons.source.setAttribute('aria-pressed', 'false');

    editor.addEventListener('input', sync);
    editor.addEventListener('keyup', refresh);
    editor.addEventListener('mouseup', refresh);
    editor.addEventListener('focus', () => document.execCommand('defaultParagraphSeparator', false, 'p'));
    editor.addEventListener('paste', (event) => {
      event.preventDefault();
      const html = event.clipboardData.getData('text/html');
      if (html === '') {
        document.execCommand('insertText', false, event.clipboardData.getData('text/plain'));
      } else {
        document.execCommand('insertHTML', false, htmlOf(clean(new DOMParser().parseFromString(html, 'text/html').body)));
      }
    });
    source.hidden = true;
    source.before(bar, editor);
  };

  for (const field of document.querySelectorAll('[data-passerelle-richtext]')) {
    start(field);
  }
})();
