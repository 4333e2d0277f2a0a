<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Build\Fixtures;

final readonly class Cat implements Animal
{
}
