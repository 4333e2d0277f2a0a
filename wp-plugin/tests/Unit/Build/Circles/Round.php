<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Build\Circles;

final readonly class Round
{
    public function __construct(public Circle $circle)
    {
    }
}
