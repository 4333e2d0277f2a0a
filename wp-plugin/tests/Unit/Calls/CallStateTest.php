<?php

declare(strict_types=1);

namespace Passerelle\Tests\Unit\Calls;

use DateTimeImmutable;
use DateTimeZone;
use Passerelle\Calls\CallDates;
use Passerelle\Calls\CallState;
use Passerelle\Content\Validation\LocalTime;
use Passerelle\Kernel\Zones\Zone;
use Passerelle\Content\Model\Status;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Random\Engine\Mt19937;
use Random\Randomizer;

final class CallStateTest extends TestCase
{
    private const CASES = 10_000;
    private const LAST_DAYS = 7;
    private const ZONES = ['Africa/Dakar', 'Europe/Paris', 'Africa/Cairo', 'America/New_York', 'Asia/Kolkata', 'Pacific/Apia', 'Australia/Lord_Howe', 'Africa/Casablanca', 'UTC'];
    /** Days on which clocks change somewhere of the zones, and the ends of years. */
    private const DAYS = [
        '2026-03-29', '2026-10-25', '2026-03-08', '2026-11-01', '2026-04-24', '2026-10-30',
        '2026-04-05', '2026-10-04', '2026-12-31', '2027-01-01', '2028-02-29', '2026-07-14',
    ];

    /** now | opensAt | closesAt | state of a public call; an empty date is none */
    private const PUBLIC = <<<'TABLE'
        2026-05-01T00:00:00Z | 2026-05-01T00:00:01Z | 2026-06-01T00:00:00Z | announced
        2026-05-01T00:00:01Z | 2026-05-01T00:00:01Z | 2026-06-01T00:00:00Z | open
        2026-05-24T23:59:59Z | 2026-05-01T00:00:01Z | 2026-06-01T00:00:00Z | open
        2026-05-25T00:00:00Z | 2026-05-01T00:00:01Z | 2026-06-01T00:00:00Z | closing_soon
        2026-06-01T00:00:00Z | 2026-05-01T00:00:01Z | 2026-06-01T00:00:00Z | closing_soon
        2026-06-01T00:00:01Z | 2026-05-01T00:00:01Z | 2026-06-01T00:00:00Z | closed
        2026-05-01T00:00:00Z | 2026-05-02T00:00:00Z | 2026-05-03T00:00:00Z | announced
        2026-05-01T00:00:00Z |                      | 2026-06-01T00:00:00Z | open
        2026-05-01T00:00:00Z | 2026-04-01T00:00:00Z |                      | open
        2026-05-01T00:00:00Z |                      |                      | open
        2026-03-29T23:59:59Z | 2026-03-01T00:00:00Z | 2026-04-05T21:59:59Z | closing_soon
        2027-01-01T00:00:00Z | 2026-12-01T00:00:00Z | 2026-12-31T23:59:59Z | closed
        TABLE;

    /** The state that a status alone decides. */
    private const FIXED = [
        'auto-draft' => 'draft',
        'draft' => 'draft',
        'pending_review' => 'draft',
        'rejected' => 'draft',
        'pending' => 'awaiting_publication',
        'future' => 'scheduled',
        'completed' => 'closed',
        'private' => 'offline',
        'trash' => 'offline',
    ];

    /** @return iterable<string, array{string, string, string, string}> */
    public static function moments(): iterable
    {
        foreach (explode("\n", self::PUBLIC) as $number => $line) {
            $cells = array_map(trim(...), explode('|', $line));
            yield "{$number}: {$cells[3]}" => [$cells[0], $cells[1], $cells[2], $cells[3]];
        }
    }

    #[DataProvider('moments')]
    public function testBothDatesBelongToTheTimeInWhichItIsOpen(string $now, string $opensAt, string $closesAt, string $state): void
    {
        self::assertSame($state, self::state(new DateTimeImmutable($now), Status::Published, self::instant($opensAt), self::instant($closesAt)));
    }

    public function testWhatIsNotPublicHasNoDates(): void
    {
        self::assertEqualsCanonicalizing(array_column(Status::cases(), 'value'), [...array_keys(self::FIXED), 'publish']);
        foreach (self::FIXED as $status => $state) {
            foreach (['2020-01-01T00:00:00Z', '2026-05-15T00:00:00Z', '2099-01-01T00:00:00Z'] as $now) {
                $found = self::state(new DateTimeImmutable($now), Status::from($status), self::instant('2026-05-01T00:00:00Z'), self::instant('2026-06-01T00:00:00Z'));
                self::assertSame($state, $found, "{$status} {$now}");
            }
        }
    }

    /** Dates are local times of some zone, as people write them; the oracle compares clock readings of the zone of the closing. */
    public function testIsRightInRandomCases(): void
    {
        $random = new Randomizer(new Mt19937(15));
        $seen = [];
        for ($case = 0; $case < self::CASES; $case++) {
            $zone = self::pick($random, self::ZONES);
            $status = self::pick($random, Status::cases());
            [$opensAt, $closesAt] = [self::local($random, $zone), self::local($random, $zone)];
            $now = self::near($random, [$opensAt, $closesAt]);
            $expected = self::oracle($now, $status, $opensAt, $closesAt);

            $found = self::state($now->setTimezone(new DateTimeZone(self::pick($random, self::ZONES))), $status, $opensAt, $closesAt);

            $seen[$expected] = true;
            self::assertSame($expected, $found, "case {$case}: {$status->value} {$now->format('c')} {$zone} {$opensAt?->format('c')} {$closesAt?->format('c')}");
        }
        self::assertEqualsCanonicalizing(array_column(CallState::cases(), 'value'), array_keys($seen), 'Every state is reached.');
    }

    /** Written without the code that it checks: texts in UTC, which sort like instants, and a subtraction of whole seconds. */
    private static function oracle(DateTimeImmutable $now, Status $status, ?DateTimeImmutable $opensAt, ?DateTimeImmutable $closesAt): string
    {
        if ($status->value !== 'publish') {
            return self::FIXED[$status->value];
        }
        $text = static fn (DateTimeImmutable $instant): string => gmdate('Y-m-d H:i:s', (int) $instant->format('U'));
        if ($closesAt !== null && strcmp($text($now), $text($closesAt)) > 0) {
            return 'closed';
        }
        if ($opensAt !== null && strcmp($text($now), $text($opensAt)) < 0) {
            return 'announced';
        }
        if ($closesAt !== null && strcmp($text($closesAt), gmdate('Y-m-d H:i:s', (int) strtotime('+7 days', (int) $now->format('U')))) <= 0) {
            return 'closing_soon';
        }

        return 'open';
    }

    private static function local(Randomizer $random, string $zone): ?DateTimeImmutable
    {
        if ($random->getInt(0, 19) === 0) {
            return null;
        }
        $time = sprintf('%02d:%02d:%02d', $random->getInt(0, 23), self::pick($random, [0, 29, 30, 59]), self::pick($random, [0, 59]));
        $day = self::pick($random, self::DAYS);

        // An hour that does not exist on that day is refused in forms; here any instant will do.
        return LocalTime::read("{$day}T{$time}", Zone::named($zone)) ?? LocalTime::beginning($day, Zone::named($zone));
    }

    /** @param list<DateTimeImmutable|null> $dates */
    private static function near(Randomizer $random, array $dates): DateTimeImmutable
    {
        $date = self::pick($random, array_values(array_filter($dates))) ?? new DateTimeImmutable('2026-07-01T00:00:00Z');
        $distance = self::pick($random, [0, 1, 59, 3_600, 86_400, 7 * 86_400 - 1, 7 * 86_400, 7 * 86_400 + 1, 31 * 86_400, 400 * 86_400]);

        return $date->setTimestamp($date->getTimestamp() + self::pick($random, [-1, 1]) * $distance);
    }

    /**
     * @template T
     * @param list<T> $values
     * @return ($values is non-empty-list ? T : T|null)
     */
    private static function pick(Randomizer $random, array $values): mixed
    {
        return $values === [] ? null : $values[$random->getInt(0, count($values) - 1)];
    }

    private static function state(DateTimeImmutable $now, Status $status, ?DateTimeImmutable $opensAt, ?DateTimeImmutable $closesAt): string
    {
        return CallState::at($now, $status, new CallDates($opensAt, $closesAt), self::LAST_DAYS)->value;
    }

    private static function instant(string $text): ?DateTimeImmutable
    {
        return $text === '' ? null : new DateTimeImmutable($text);
    }
}
