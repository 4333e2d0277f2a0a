<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Build\Circles;

final readonly class Circle
{
    public function __construct(public Round $round)
    {
    }
}
