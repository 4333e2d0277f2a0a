<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Build\Fixtures;

use Passerelle\Kernel\Composition\Priority;

#[Priority(10)]
final readonly class Dog implements Animal
{
}
