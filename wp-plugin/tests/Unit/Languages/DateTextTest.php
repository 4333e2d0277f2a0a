<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Languages;

use Passerelle\Languages\DateText;
use Passerelle\Languages\Lang;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class DateTextTest extends TestCase
{
    #[TestWith(['2026-12-01', '1er décembre 2026', '1 December 2026'])]
    #[TestWith(['2026-12-11', '11 décembre 2026', '11 December 2026'])]
    #[TestWith(['2027-03-27', '27 mars 2027', '27 March 2027'])]
    public function testADay(string $day, string $french, string $english): void
    {
        self::assertSame([$french, $english], [DateText::day($day, Lang::French), DateText::day($day, Lang::English)]);
    }
}
