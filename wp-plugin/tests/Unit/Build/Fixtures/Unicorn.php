<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Build\Fixtures;

use Passerelle\Kernel\Composition\Factory;

/** Not there in this configuration. */
#[Factory('find')]
final readonly class Unicorn implements Animal
{
    private function __construct()
    {
    }

    public static function find(): ?self
    {
        return getenv('PASSERELLE_UNICORN') === '1' ? new self() : null;
    }
}
