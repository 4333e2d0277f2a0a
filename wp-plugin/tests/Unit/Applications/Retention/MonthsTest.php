<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Applications\Retention;

use DateTimeImmutable;
use Passerelle\Applications\Retention\Months;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class MonthsTest extends TestCase
{
    #[TestWith(['2026-12-31 23:59:59', 24, '2028-12-31 23:59:59'])]
    #[TestWith(['2026-12-31 23:59:59', 6, '2027-06-30 23:59:59'])]
    #[TestWith(['2026-08-31 00:00:00', 6, '2027-02-28 00:00:00'])]
    #[TestWith(['2027-08-31 00:00:00', 6, '2028-02-29 00:00:00'])]
    #[TestWith(['2028-02-29 08:30:00', 12, '2029-02-28 08:30:00'])]
    #[TestWith(['2026-01-15 08:30:00', 60, '2031-01-15 08:30:00'])]
    #[TestWith(['2026-12-01 00:00:00', 1, '2027-01-01 00:00:00'])]
    public function testTheSameDayOrTheLastOfAShorterMonth(string $from, int $months, string $to): void
    {
        self::assertSame($to, Months::after(new DateTimeImmutable($from), $months)->format('Y-m-d H:i:s'));
    }
}
