<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Build\Fixtures;

interface Nothing
{
}
