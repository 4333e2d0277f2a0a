<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Admin;

use RuntimeException;

/** In place of the end of the process. */
final class Stopped extends RuntimeException
{
    public function __construct(string $message, public readonly int $status)
    {
        parent::__construct($message);
    }
}
