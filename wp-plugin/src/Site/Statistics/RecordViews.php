<?php

declare(strict_types=1);

namespace Passerelle\Site\Statistics;

use DateTimeZone;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Transaction;
use Passerelle\Moderation\Statistics\Period;
use Passerelle\Site\Statistics\Counts\ViewCounts;
use Passerelle\Site\Statistics\Missed\MissedSearch;
use Passerelle\Site\Statistics\Missed\MissedSearches;

/** Adds a batch of views, and of searches that found nothing, that a frontend server counted: once, however often it is sent. */
final readonly class RecordViews
{
    private const BATCH = '/\A[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\z/';

    public function __construct(
        private ViewCounts $views,
        private ViewBatches $batches,
        private MissedSearches $missed,
        private Transaction $transaction,
        private Clock $clock,
        private Config $config,
    ) {
    }

    /**
     * Rows of other days than the last ones are left out: batches are remembered for that long, and nothing counts the future.
     *
     * @param string $batch id of the batch, the same each time that it is sent
     * @param list<array{groupId: int, day: string, count: int}> $rows
     * @param list<MissedSearch> $missed those with words that must not be stored are left out, too
     * @return int rows that were added
     * @throws DomainError invalid_fields: required, too_many_rows
     */
    public function __invoke(string $batch, array $rows, array $missed = []): int
    {
        if (preg_match(self::BATCH, $batch) !== 1) {
            throw DomainError::invalid([new FieldError('batch', 'required')]);
        }
        self::requireFew('views', $rows, $this->limit('batchRows'));
        self::requireFew('missed', $missed, $this->config->limit('missedSearches', 'batchRows'));
        $counted = array_filter($rows, fn (array $row): bool => $row['groupId'] > 0 && $this->isCounted($row['day'], $row['count']));
        $searches = $this->missed->storable(array_filter($missed, fn (MissedSearch $each): bool => $this->isCounted($each->day, $each->searches)));

        return $this->transaction->run(function () use ($batch, $counted, $searches): int {
            if (!$this->batches->claim($batch)) {
                return 0;
            }
            // In one order, so that two batches do not wait for each other.
            usort($counted, static fn (array $one, array $other): int => [$one['groupId'], $one['day']] <=> [$other['groupId'], $other['day']]);
            foreach ($counted as $row) {
                $this->views->add($row['groupId'], $row['day'], $row['count']);
            }
            $this->missed->add($searches);

            return count($counted) + count($searches);
        });
    }

    /**
     * @param list<mixed> $rows
     * @throws DomainError invalid_fields: too_many_rows
     */
    private static function requireFew(string $field, array $rows, int $max): void
    {
        if (count($rows) > $max) {
            throw DomainError::invalid([new FieldError($field, 'too_many_rows', ['max' => $max])]);
        }
    }

    private function isCounted(string $day, int $count): bool
    {
        $today = $this->clock->now()->setTimezone(new DateTimeZone('UTC'));
        // Clocks differ by less than a day.
        $days = array_map(static fn (int $offset): string => $today->modify("{$offset} days")->format(Period::DAY), range(1, -$this->limit('batchDays')));

        return $count > 0 && $count <= $this->limit('viewsPerRow') && in_array($day, $days, true);
    }

    private function limit(string $name): int
    {
        return $this->config->limit('statistics', $name);
    }
}
