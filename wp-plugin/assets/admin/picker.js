// A combobox for records and accounts. Selected entries become ticked checkboxes of the form.
(() => {
  const delay = 200;

  const start = (field) => {
    const input = field.querySelector('input[type=text]');
    const options = field.querySelector('.passerelle-options');
    const chosen = field.querySelector('.passerelle-chosen');
    const template = field.querySelector('template');
    const status = field.querySelector('[role=status]');
    const isMany = field.hasAttribute('data-many');
    let found = [];
    let active = -1;
    let timer = 0;
    let requests = 0;

    const close = () => {
      options.hidden = true;
      active = -1;
      input.setAttribute('aria-expanded', 'false');
      input.removeAttribute('aria-activedescendant');
    };

    const mark = (index) => {
      active = index;
      for (const [position, option] of [...options.children].entries()) {
        option.setAttribute('aria-selected', String(position === index));
      }
      const option = options.children[index];
      if (option) {
        input.setAttribute('aria-activedescendant', option.id);
        option.scrollIntoView({ block: 'nearest' });
      }
    };

    const isOrdered = field.hasAttribute('data-up');

    const refreshMoves = () => {
      const entries = [...chosen.children];
      for (const [index, entry] of entries.entries()) {
        const [up, down] = entry.querySelectorAll('[data-move]');
        up.disabled = index === 0;
        down.disabled = index === entries.length - 1;
      }
    };

    const move = (entry, button) => {
      if (button.dataset.move === 'up') {
        entry.previousElementSibling?.before(entry);
      } else {
        entry.nextElementSibling?.after(entry);
      }
      refreshMoves();
      (button.disabled ? entry.querySelector('[data-move]:not(:disabled)') : button)?.focus();
      status.textContent = field.dataset.moved
        .replace('{name}', entry.querySelector('span').textContent)
        .replace('{number}', String([...chosen.children].indexOf(entry) + 1));
    };

    /** Buttons that move a selected entry; without script the order is that of selection. */
    const addMoves = (entry) => {
      const name = entry.querySelector('span').textContent;
      for (const [direction, sign, label] of [['up', '↑', field.dataset.up], ['down', '↓', field.dataset.down]]) {
        const button = document.createElement('button');
        button.type = 'button';
        button.className = 'button';
        button.dataset.move = direction;
        button.textContent = sign;
        button.setAttribute('aria-label', `${label} – ${name}`);
        button.addEventListener('click', () => move(entry, button));
        entry.append(' ', button);
      }
    };

    const choose = (item) => {
      const known = chosen.querySelector(`input[value="${item.id}"]`);
      if (known) {
        known.checked = true;
      } else {
        if (!isMany) {
          chosen.replaceChildren();
        }
        const entry = template.content.firstElementChild.cloneNode(true);
        entry.querySelector('input').value = item.id;
        entry.querySelector('span').textContent = item.label;
        chosen.append(entry);
        if (isOrdered) {
          addMoves(entry);
          refreshMoves();
        }
      }
      input.value = '';
      close();
      status.textContent = field.dataset.added.replace('{name}', item.label);
      input.focus();
    };

    const show = (items) => {
      found = items;
      options.replaceChildren(
        ...items.map((item, index) => {
          const option = document.createElement('li');
          option.id = `${options.id}-${index}`;
          option.role = 'option';
          option.textContent = item.label;
          option.addEventListener('mousedown', (event) => {
            event.preventDefault();
            choose(item);
          });
          return option;
        }),
      );
      options.hidden = items.length === 0;
      input.setAttribute('aria-expanded', String(items.length > 0));
      status.textContent = items.length === 0 ? field.dataset.none : field.dataset.results.replace('{count}', items.length);
      mark(-1);
    };

    const search = async () => {
      const words = input.value.trim();
      requests += 1;
      const request = requests;
      if (words.length < 2) {
        close();
        return;
      }
      try {
        const answer = await fetch(`${field.dataset.passerellePicker}&q=${encodeURIComponent(words)}`, { credentials: 'same-origin' });
        const body = await answer.json();
        // A slower response to an earlier request must not replace this one.
        if (request === requests && body.success) {
          show(body.data);
        }
      } catch {
        close();
      }
    };

    if (isOrdered) {
      for (const entry of chosen.children) {
        addMoves(entry);
      }
      refreshMoves();
    }
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-controls', options.id);
    input.setAttribute('aria-expanded', 'false');
    input.addEventListener('input', () => {
      clearTimeout(timer);
      timer = setTimeout(search, delay);
    });
    input.addEventListener('blur', close);
    input.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') {
        close();
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        if (!options.hidden) {
          event.preventDefault();
          const step = event.key === 'ArrowDown' ? 1 : -1;
          mark((active + step + found.length) % found.length);
        }
      } else if (event.key === 'Enter') {
        // Enter selects an option and must not submit the form.
        event.preventDefault();
        const item = found[active] ?? (found.length === 1 && !options.hidden ? found[0] : undefined);
        if (item) {
          choose(item);
        }
      }
    });
  };

  for (const field of document.querySelectorAll('[data-passerelle-picker]')) {
    start(field);
  }
  document.addEventListener('passerelle:added', (event) => {
    for (const field of event.target.querySelectorAll('[data-passerelle-picker]')) {
      start(field);
    }
  });
})();
