<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Build\Fixtures;

final readonly class Zoo
{
    public function __construct(public Animal $animal)
    {
    }
}
