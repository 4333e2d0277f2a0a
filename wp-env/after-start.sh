#!/usr/bin/env bash
# Completes a WordPress that has its database and its engine, in the container of wp-env (.wp-env.json) or in the folder
# that PASSERELLE_WP_DIR names. Idempotent.
set -euo pipefail

here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
export PASSERELLE_WP_DIR="${PASSERELLE_WP_DIR:-$PWD}"
plugin="$PASSERELLE_WP_DIR/wp-content/plugins/passerelle"
lock="$PASSERELLE_WP_DIR/wp-content/passerelle-background.lock"
cli() { php -d memory_limit=512M "$here/cli.php" "$@"; }

if [ "${PASSERELLE_SKIP_INSTALL:-}" != 1 ]; then
  composer install --working-dir="$plugin" --no-interaction --no-progress --prefer-dist
fi
cli plugins:activate --plugins=passerelle/passerelle.php
cli languages:provision
cli setup
cli seed

# The outbox worker (mails, invalidations, scheduled work), once per WordPress.
(
  flock --nonblock 9 || exit 0
  while true; do
    cli cron:run || true
    cli outbox:work --lifetime=20 || sleep 5
  done
) 9>"$lock" </dev/null >/dev/null 2>&1 &
