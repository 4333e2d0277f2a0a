<?php

declare(strict_types=1);

namespace Passerelle\Tests\Integration\Notices;

use DateTimeImmutable;
use DateTimeZone;
use Passerelle\Languages\Lang;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\Preferences\MailTiming;
use Passerelle\Rights\Viewer;
use PHPUnit\Framework\Attributes\Group;
use Random\Engine\Mt19937;
use Random\Randomizer;

/**
 * A year of notices for people in three zones, two of which change their clocks, with a worker that runs now and then and a
 * mail server that is away on the days of those changes: each notice is mailed once, at the time that its reader chose.
 */
#[Group('exhaustive')]
final class YearTest extends NoticeMailsTestCase
{
    private const SEED = 7;
    private const HOUR = 3_600;
    private const DAY = 86_400;
    private const ZONES = ['FR' => 'Europe/Paris', 'SN' => 'Africa/Dakar', 'EG' => 'Africa/Cairo'];
    private const KINDS = [NoticeKind::CallDates, NoticeKind::Contact, NoticeKind::ModerationDecided, NoticeKind::Reminder];
    /** Paris and Cairo change their clocks on these days. */
    private const OUTAGES = ['2027-03-28', '2027-04-30', '2027-10-28', '2027-10-31'];

    /** @var array<int, array{Viewer, MailTiming, DateTimeZone}> by user id */
    private array $people = [];
    /** @var array<string, DateTimeImmutable> when each notice has to be mailed, by "user number" */
    private array $due = [];

    public function testNoneIsLostAndNoneIsMailedTwice(): void
    {
        $random = new Randomizer(new Mt19937(self::SEED));
        $this->invite();
        $number = 0;
        $previous = $this->clock->now();
        [$late, $count] = [[], 0];
        $end = $previous->modify('+1 year');
        while ($this->clock->now() < $end) {
            if ($random->getInt(0, 2) === 0) {
                $this->raiseForAll(++$number, self::KINDS[$number % count(self::KINDS)]);
            }
            // The worker may be stopped for a day and a half.
            $this->clock->advance($random->getInt(0, 40) === 0 ? 36 * self::HOUR : $random->getInt(1, 27) * 20 * 60);
            $this->isServerDown = in_array($this->clock->now()->format('Y-m-d'), self::OUTAGES, true);
            $this->work();
            foreach ($this->received() as $key) {
                $due = $this->due[$key] ?? self::fail("{$key} was mailed twice.");
                self::assertLessThanOrEqual($this->clock->now(), $due, "{$key} was mailed too early.");
                // What is mailed at once may have been raised right after the previous run.
                if ($due < $previous) {
                    $late[$this->clock->now()->format('Y-m-d')] = true;
                }
                unset($this->due[$key]);
                $count++;
            }
            $previous = $this->isServerDown ? $previous : $this->clock->now();
        }
        $this->clock->advance(8 * self::DAY);
        $this->work();
        foreach ($this->received() as $key) {
            unset($this->due[$key]);
            $count++;
        }

        self::assertSame([], $this->due, 'Lost.');
        self::assertSame([], $late, 'Each was mailed by the first run of the worker that could.');
        self::assertSame(count($this->people) * $number, $count);
        self::assertGreaterThan(365, $number);
        self::assertSame([], $this->db->rows("SELECT id FROM {$this->db->table('outbox')} WHERE done_at IS NULL"));
    }

    private function invite(): void
    {
        foreach (self::ZONES as $country => $zone) {
            foreach ([MailTiming::Now, MailTiming::Daily, MailTiming::Weekly] as $timing) {
                $person = $this->person($country, $timing === MailTiming::Daily ? Lang::English : Lang::French);
                foreach (self::KINDS as $kind) {
                    $this->prefer($person, $kind, $timing, $timing !== MailTiming::Weekly);
                }
                $this->people[$person->id] = [$person, $timing, new DateTimeZone($zone)];
            }
        }
    }

    private function raiseForAll(int $number, NoticeKind $kind): void
    {
        $this->raise($number, $kind, ...array_column($this->people, 0));
        foreach ($this->people as $userId => [, $timing, $zone]) {
            $this->due["{$userId} {$number}"] = self::dueAt($timing, $this->clock->now(), $zone);
        }
    }

    /** By the words of the calendar: tomorrow, or next Monday, at seven. */
    private static function dueAt(MailTiming $timing, DateTimeImmutable $raised, DateTimeZone $zone): DateTimeImmutable
    {
        $local = $raised->setTimezone($zone);
        $isEarly = $local->format('H:i') < '07:00';

        return match ($timing) {
            MailTiming::Daily => new DateTimeImmutable($local->modify($isEarly ? 'today' : 'tomorrow')->format('Y-m-d') . ' 07:00', $zone),
            MailTiming::Weekly => new DateTimeImmutable($local->modify($isEarly ? 'monday' : 'tomorrow')->modify('monday')->format('Y-m-d') . ' 07:00', $zone),
            default => $raised,
        };
    }

    /** @return list<string> "user number" of all that the mail server accepted since */
    private function received(): array
    {
        $keys = [];
        foreach (array_column($this->people, 0) as $person) {
            foreach (array_merge(...$this->mailed($person)) as $number) {
                $keys[] = "{$person->id} {$number}";
            }
        }
        $this->accepted = [];

        return $keys;
    }
}
