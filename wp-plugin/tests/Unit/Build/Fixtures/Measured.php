<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Build\Fixtures;

final readonly class Measured
{
    public function __construct(public int $metres)
    {
    }
}
