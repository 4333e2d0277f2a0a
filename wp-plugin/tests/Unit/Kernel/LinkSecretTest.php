<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Kernel;

use Passerelle\Kernel\LinkSecret;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class LinkSecretTest extends TestCase
{
    public function testEachSecretIsNewAndWellFormed(): void
    {
        $secrets = array_map(static fn (): string => LinkSecret::make(), range(1, 100));

        self::assertCount(100, array_unique($secrets));
        self::assertSame([], array_filter($secrets, static fn (string $secret): bool => !LinkSecret::isWellFormed($secret)));
    }

    /** @return list<array{string}> */
    public static function malformed(): array
    {
        $secret = str_repeat('a', 43);

        return [[''], [substr($secret, 1)], ["{$secret}a"], ["{$secret}\n"], [substr($secret, 1) . '+'], [substr($secret, 2) . 'é']];
    }

    #[DataProvider('malformed')]
    public function testAnythingElseIsMalformed(string $text): void
    {
        self::assertFalse(LinkSecret::isWellFormed($text));
    }

    public function testOnlyTheHashIsStored(): void
    {
        $secret = str_repeat('a', 43);

        self::assertSame(hash('sha256', $secret), LinkSecret::hash($secret));
    }
}
