/*
 * After a sign-in in another tab, the nonces of an open screen belong to the ended session. This replaces them with those of a
 * new copy of the screen, without changing the input.
 */
(function () {
  const dialog = () => document.getElementById('wp-auth-check-wrap');
  const isShown = () => Boolean(dialog()) && !dialog().classList.contains('hidden');
  const inAddress = /([?&]_wpnonce=|&amp;_wpnonce=|"_wpnonce":")[0-9a-f]+/g;
  let hasEnded = false;

  /** Nonces of a document, by a key that is the same in both copies, with getter and setter. */
  function places(root) {
    const found = new Map();
    const put = (key, place) => {
      const known = found.get(key) ?? [];
      known.push(place);
      found.set(key, known);
    };
    for (const input of root.querySelectorAll('input[type=hidden][name*=nonce]')) {
      put(`field ${input.name} ${input.form?.id ?? ''}`, { element: input, attribute: 'value' });
    }
    for (const element of root.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        if (value.includes('_wpnonce')) {
          put(`${name} ${value.replace(inAddress, '$1')}`, { element, attribute: name });
        }
      }
    }
    return found;
  }

  async function refresh() {
    const answer = await fetch(location.href, { credentials: 'same-origin', cache: 'no-store' });
    if (!answer.ok || answer.redirected) return;
    const fresh = places(new DOMParser().parseFromString(await answer.text(), 'text/html'));
    for (const [key, targets] of places(document)) {
      const sources = fresh.get(key) ?? [];
      for (const [index, { element, attribute }] of targets.entries()) {
        const source = sources[index]?.element.getAttribute(attribute);
        if (source) element.setAttribute(attribute, source);
      }
    }
    document.dispatchEvent(new CustomEvent('passerelle:session-resumed'));
  }

  // Back from the sign-in tab: does not wait for the next heartbeat.
  window.addEventListener('focus', () => {
    if (isShown()) window.wp?.heartbeat?.connectNow();
  });

  window.jQuery(document).on('heartbeat-tick', (_event, data) => {
    if (data.nonces_expired) {
      // The next heartbeat has the new nonce.
      window.setTimeout(() => window.wp?.heartbeat?.connectNow(), 0);
      return;
    }
    if (!('wp-auth-check' in data)) return;
    if (!data['wp-auth-check']) hasEnded = true;
    else if (hasEnded) {
      hasEnded = false;
      void refresh();
    }
  });
})();
