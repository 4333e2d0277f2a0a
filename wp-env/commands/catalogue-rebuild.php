<?php

/* Synchronises the search index with the posts. Resumes an interrupted run; --restart starts again. */

declare(strict_types=1);

use Passerelle\Plugin;

return static fn (array $options): int => Plugin::running()->catalogue->cli->rebuild(isset($options['restart']));
