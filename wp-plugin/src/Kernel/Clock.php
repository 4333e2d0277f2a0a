<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

use DateTimeImmutable;

interface Clock
{
    /** The current instant, in UTC. */
    public function now(): DateTimeImmutable;
}
