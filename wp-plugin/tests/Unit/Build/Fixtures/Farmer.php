<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Build\Fixtures;

use Closure;
use Passerelle\Kernel\Composition\All;

/** Needs animals, which may need a farmer. */
final readonly class Farmer implements Feeder
{
    /** @param Closure(): list<Animal> $animals */
    public function __construct(#[All(Animal::class)] public Closure $animals)
    {
    }
}
