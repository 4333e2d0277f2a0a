<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Build\Fixtures;

final readonly class Names
{
    public function of(string $key): string
    {
        return "name of {$key}";
    }

    public static function language(): string
    {
        return 'fr';
    }
}
