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

/** Adds a batch of views that a frontend server counted: once, however often it is sent. */
final readonly class RecordViews
{
    private const BATCH = '/\A[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\z/';

    public function __construct(
        private ViewCounts $views,
        private ViewBatches $batches,
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
     * @return int rows that were added
     * @throws DomainError invalid_fields: required, too_many_rows
     */
    public function __invoke(string $batch, array $rows): int
    {
        if (preg_match(self::BATCH, $batch) !== 1) {
            throw DomainError::invalid([new FieldError('batch', 'required')]);
        }
        $max = $this->limit('batchRows');
        if (count($rows) > $max) {
            throw DomainError::invalid([new FieldError('views', 'too_many_rows', ['max' => $max])]);
        }
        $counted = array_filter($rows, $this->isCounted(...));

        return $this->transaction->run(function () use ($batch, $counted): int {
            if (!$this->batches->claim($batch)) {
                return 0;
            }
            // In one order, so that two batches do not wait for each other.
            usort($counted, static fn (array $one, array $other): int => [$one['groupId'], $one['day']] <=> [$other['groupId'], $other['day']]);
            foreach ($counted as $row) {
                $this->views->add($row['groupId'], $row['day'], $row['count']);
            }

            return count($counted);
        });
    }

    /** @param array{groupId: int, day: string, count: int} $row */
    private function isCounted(array $row): bool
    {
        $today = $this->clock->now()->setTimezone(new DateTimeZone('UTC'));
        // Clocks differ by less than a day.
        $days = array_map(static fn (int $offset): string => $today->modify("{$offset} days")->format(Period::DAY), range(1, -$this->limit('batchDays')));

        return $row['groupId'] > 0 && $row['count'] > 0 && $row['count'] <= $this->limit('viewsPerRow') && in_array($row['day'], $days, true);
    }

    private function limit(string $name): int
    {
        return $this->config->limit('statistics', $name);
    }
}
