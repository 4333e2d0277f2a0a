<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Calls\Notices;

use DateTimeImmutable;
use Passerelle\Calls\Notices\CallTimes;
use Passerelle\Languages\Lang;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class CallTimesTest extends TestCase
{
    #[DataProvider('instants')]
    public function testAnInstantIsSaidWhereTheCallTakesPlace(string $instant, string $zone, string $french, string $english): void
    {
        $at = new DateTimeImmutable($instant);

        self::assertSame([$french, $english], [
            CallTimes::text($at, $zone, Lang::French),
            CallTimes::text($at, $zone, Lang::English),
        ]);
    }

    /** @return iterable<string, array{string, string, string, string}> */
    public static function instants(): iterable
    {
        yield 'plain' => ['2026-12-05T23:59:59Z', 'Africa/Dakar', "5\u{A0}décembre\u{A0}2026 à 23\u{A0}h\u{A0}59 (Dakar)", "5\u{A0}December\u{A0}2026 at 23:59 (Dakar)"];
        yield 'first of a month' => [
            '2026-12-01T08:05:00Z', 'Africa/Dakar',
            "1er\u{A0}décembre\u{A0}2026 à 8\u{A0}h\u{A0}05 (Dakar)",
            "1\u{A0}December\u{A0}2026 at 08:05 (Dakar)",
        ];
        yield 'another day there' => [
            '2026-12-31T23:30:00Z', 'Africa/Cairo',
            "1er\u{A0}janvier\u{A0}2027 à 1\u{A0}h\u{A0}30 (Le Caire)",
            "1\u{A0}January\u{A0}2027 at 01:30 (Cairo)",
        ];
        yield 'summer' => ['2026-07-01T22:30:00Z', 'Europe/Paris', "2\u{A0}juillet\u{A0}2026 à 0\u{A0}h\u{A0}30 (Paris)", "2\u{A0}July\u{A0}2026 at 00:30 (Paris)"];
        yield 'before the clocks change' => [
            '2026-10-25T00:30:00Z', 'Europe/Paris',
            "25\u{A0}octobre\u{A0}2026 à 2\u{A0}h\u{A0}30 (Paris)",
            "25\u{A0}October\u{A0}2026 at 02:30 (Paris)",
        ];
        yield 'after it' => ['2026-10-25T01:30:00Z', 'Europe/Paris', "25\u{A0}octobre\u{A0}2026 à 2\u{A0}h\u{A0}30 (Paris)", "25\u{A0}October\u{A0}2026 at 02:30 (Paris)"];
        yield 'no zone' => ['2026-12-05T10:00:00Z', '', "5\u{A0}décembre\u{A0}2026 à 10\u{A0}h (UTC)", "5\u{A0}December\u{A0}2026 at 10:00 (UTC)"];
        yield 'unknown zone' => ['2026-12-05T10:00:00Z', 'Nowhere/Land', "5\u{A0}décembre\u{A0}2026 à 10\u{A0}h (UTC)", "5\u{A0}December\u{A0}2026 at 10:00 (UTC)"];
    }
}
