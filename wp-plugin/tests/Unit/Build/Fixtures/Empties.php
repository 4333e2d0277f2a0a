<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Build\Fixtures;

use Passerelle\Kernel\Composition\All;

final readonly class Empties
{
    /** @param list<Nothing> $nothing */
    public function __construct(#[All(Nothing::class)] public array $nothing)
    {
    }
}
