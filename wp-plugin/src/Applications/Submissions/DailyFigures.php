<?php

declare(strict_types=1);

namespace Passerelle\Applications\Submissions;

use DateTimeImmutable;
use DateTimeZone;
use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Stage;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;

/**
 * How many applications to a call were begun and sent, in all and by day. What was sent is exact, since managers read it. What
 * was begun says nothing about single people: days with few are left out, and the total is rounded down, so that no difference
 * of figures shows them.
 */
final readonly class DailyFigures
{
    private const DAY = 'Y-m-d';

    public function __construct(private Database $db, #[Limit('statistics', 'smallest')] private int $smallest)
    {
    }

    /**
     * @param string|null $zone of the call, whose days are counted
     * @return array{begun: int|null, sent: int, days: list<array{day: string, begun: int|null, sent: int}>} null: few
     */
    public function of(int $callGroup, ?string $zone, int $stage = Stage::FIRST): array
    {
        $rows = $this->db->rows(
            'SELECT application.begun_at, submission.sent_at, submission.sent_number'
                . " FROM {$this->db->table(ApplicationTables::SUBMISSIONS)} submission JOIN {$this->db->table(ApplicationTables::APPLICATIONS)} application"
                . ' ON application.id = submission.application_id WHERE application.withdrawn_at IS NULL AND application.trial_until IS NULL'
                . ' AND application.call_group = %d AND submission.stage = %d',
            $callGroup,
            $stage,
        );
        $place = new DateTimeZone($zone ?? 'UTC');
        [$begun, $sent] = [[], []];
        foreach ($rows as $row) {
            // Drafts of a later stage begin with the publication that advances them.
            if ($stage === Stage::FIRST) {
                $day = self::day(StoredInstant::read((string) $row['begun_at']), $place);
                $begun[$day] = ($begun[$day] ?? 0) + 1;
            }
            $sentAt = (int) $row['sent_number'] > 0 ? StoredInstant::readOrNull($row['sent_at']) : null;
            if ($sentAt !== null) {
                $day = self::day($sentAt, $place);
                $sent[$day] = ($sent[$day] ?? 0) + 1;
            }
        }
        $days = array_unique([...array_keys($begun), ...array_keys($sent)]);
        sort($days);

        return [
            'begun' => $this->rounded(count($rows)),
            'sent' => array_sum($sent),
            'days' => array_map(fn (string $day): array => [
                'day' => $day,
                'begun' => $this->rounded($begun[$day] ?? 0),
                'sent' => $sent[$day] ?? 0,
            ], $days),
        ];
    }

    /** @return int|null a multiple of the smallest figure; null: fewer */
    private function rounded(int $count): ?int
    {
        return $count < $this->smallest ? null : intdiv($count, $this->smallest) * $this->smallest;
    }

    private static function day(DateTimeImmutable $instant, DateTimeZone $zone): string
    {
        return $instant->setTimezone($zone)->format(self::DAY);
    }
}
