<?php

/* Compares the search index with the posts; exit code 1 when anything differs. */

declare(strict_types=1);

use Passerelle\Plugin;

return static fn (): int => Plugin::running()->catalogue->cli->verify();
