<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Build\Fixtures;

use Passerelle\Kernel\Composition\Uncollected;

/** Made by others. */
#[Uncollected]
final readonly class Stray implements Animal
{
}
