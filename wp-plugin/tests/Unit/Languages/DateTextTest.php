<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Languages;

use DateTimeImmutable;
use Passerelle\Kernel\Zones\Zone;
use Passerelle\Languages\DateText;
use Passerelle\Languages\Lang;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class DateTextTest extends TestCase
{
    #[TestWith(['2026-12-01', "1er\u{A0}décembre\u{A0}2026", "1\u{A0}December\u{A0}2026"])]
    #[TestWith(['2026-12-11', "11\u{A0}décembre\u{A0}2026", "11\u{A0}December\u{A0}2026"])]
    #[TestWith(['2027-03-27', "27\u{A0}mars\u{A0}2027", "27\u{A0}March\u{A0}2027"])]
    public function testADay(string $day, string $french, string $english): void
    {
        self::assertSame([$french, $english], [DateText::day($day, Lang::French), DateText::day($day, Lang::English)]);
    }

    /** The same texts as those of `frontend/shared/dates/dates.test.ts`. */
    #[TestWith(['2026-07-01T17:00:00Z', 'Europe/Paris', "19\u{A0}h", '19:00'])]
    #[TestWith(['2026-01-01T17:05:00Z', 'Europe/Paris', "18\u{A0}h\u{A0}05", '18:05'])]
    #[TestWith(['2026-01-01T09:30:00Z', 'Africa/Abidjan', "9\u{A0}h\u{A0}30", '09:30'])]
    #[TestWith(['2026-01-01T00:00:00Z', 'Africa/Abidjan', 'minuit', '00:00'])]
    #[TestWith(['2026-01-01T00:05:00Z', 'Africa/Abidjan', "0\u{A0}h\u{A0}05", '00:05'])]
    #[TestWith(['2026-01-01T12:00:00Z', 'Africa/Abidjan', "12\u{A0}h", '12:00'])]
    public function testATime(string $instant, string $zone, string $french, string $english): void
    {
        [$at, $in] = [new DateTimeImmutable($instant), Zone::named($zone)];

        self::assertSame([$french, $english], [DateText::time($at, $in, Lang::French), DateText::time($at, $in, Lang::English)]);
    }

    public function testAnInstantHasItsDayAndTime(): void
    {
        [$at, $in] = [new DateTimeImmutable('2026-12-01T00:00:00Z'), Zone::named('Africa/Dakar')];

        self::assertSame(
            ["mardi\u{A0}1er\u{A0}décembre à minuit", "Tuesday\u{A0}1\u{A0}December at 00:00"],
            [DateText::instant($at, $in, Lang::French, 'EEEE d MMMM'), DateText::instant($at, $in, Lang::English, 'EEEE d MMMM')],
        );
    }
}
