<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Notices;

use DateTimeImmutable;
use LogicException;
use Passerelle\Kernel\Zones\Zone;
use Passerelle\Notices\Preferences\DigestTimes;
use Passerelle\Notices\Preferences\MailTiming;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Digests at seven o'clock of the reader, the weekly one on Monday. */
final class DigestTimesTest extends TestCase
{
    /** @return iterable<string, array{MailTiming, string, string, string}> */
    public static function instants(): iterable
    {
        [$daily, $weekly] = [MailTiming::Daily, MailTiming::Weekly];
        yield 'the same morning' => [$daily, 'Africa/Dakar', '2027-01-15T06:59:59Z', '2027-01-15T07:00:00Z'];
        yield 'at the instant itself' => [$daily, 'Africa/Dakar', '2027-01-15T07:00:00Z', '2027-01-16T07:00:00Z'];
        yield 'the local day counts' => [$daily, 'America/New_York', '2027-01-16T03:00:00Z', '2027-01-16T12:00:00Z'];
        yield 'before the clocks go forward' => [$daily, 'Europe/Paris', '2027-03-27T12:00:00Z', '2027-03-28T05:00:00Z'];
        yield 'before the clocks go back' => [$daily, 'Europe/Paris', '2027-10-30T12:00:00Z', '2027-10-31T06:00:00Z'];
        yield 'within the hour that comes twice' => [$daily, 'Europe/Paris', '2027-10-31T01:30:00Z', '2027-10-31T06:00:00Z'];
        yield 'New York changes on another day' => [$daily, 'America/New_York', '2027-03-13T22:00:00Z', '2027-03-14T11:00:00Z'];
        yield 'Monday before seven' => [$weekly, 'Africa/Dakar', '2027-01-18T06:00:00Z', '2027-01-18T07:00:00Z'];
        yield 'Monday after seven' => [$weekly, 'Africa/Dakar', '2027-01-18T07:00:00Z', '2027-01-25T07:00:00Z'];
        yield 'a week with 167 hours' => [$weekly, 'Europe/Paris', '2027-03-22T06:00:00Z', '2027-03-29T05:00:00Z'];
        yield 'Sunday here, Monday there' => [$weekly, 'Pacific/Kiritimati', '2027-01-17T12:00:00Z', '2027-01-17T17:00:00Z'];
        yield 'over the end of the year' => [$weekly, 'Europe/Paris', '2026-12-30T12:00:00Z', '2027-01-04T06:00:00Z'];
    }

    #[DataProvider('instants')]
    public function testTheNextOne(MailTiming $timing, string $zone, string $after, string $expected): void
    {
        $next = (new DigestTimes(7, 1))->next($timing, new DateTimeImmutable($after), Zone::named($zone));

        self::assertSame([$expected, 'UTC'], [$next->format('Y-m-d\TH:i:s\Z'), $next->getTimezone()->getName()]);
    }

    public function testTheWeekHasSevenDaysFromMondayToSunday(): void
    {
        $after = new DateTimeImmutable('2027-01-17T08:00:00Z');
        $zone = Zone::named('Africa/Dakar');
        $days = array_map(static fn (int $weekday): string => (new DigestTimes(7, $weekday))->next(MailTiming::Weekly, $after, $zone)->format('D Y-m-d'), range(1, 7));

        self::assertSame(['Mon 2027-01-18', 'Tue 2027-01-19', 'Wed 2027-01-20', 'Thu 2027-01-21', 'Fri 2027-01-22', 'Sat 2027-01-23', 'Sun 2027-01-24'], $days);
    }

    public function testOneADayWhateverTheZoneAndTheDay(): void
    {
        foreach (['Africa/Dakar', 'Europe/Paris', 'America/New_York', 'Africa/Cairo', 'Atlantic/Azores'] as $name) {
            $zone = Zone::named($name);
            $at = new DateTimeImmutable('2027-01-01T12:00:00Z');
            for ($day = 2; $day <= 366; $day++) {
                $at = (new DigestTimes(7, 1))->next(MailTiming::Daily, $at, $zone);
                $expected = (new DateTimeImmutable('2027-01-01'))->modify('+' . ($day - 1) . ' days')->format('Y-m-d') . ' 07:00';
                self::assertSame($expected, $zone->at($at)->format('Y-m-d H:i'), $name);
            }
        }
    }

    public function testWhatIsNoDigestHasNoTime(): void
    {
        $this->expectException(LogicException::class);
        (new DigestTimes(7, 1))->next(MailTiming::Now, new DateTimeImmutable(), Zone::named('UTC'));
    }
}
