<?php

/* Brings the search index in step with the posts. Goes on with a run that was cut; --restart begins anew. */

declare(strict_types=1);

use Passerelle\Plugin;

return static fn (array $options): int => Plugin::running()->catalogue->cli->rebuild(isset($options['restart']));
