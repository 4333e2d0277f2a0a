<?php

declare(strict_types=1);

namespace Passerelle\Applications\Trials;

use DateTimeImmutable;
use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Stage;
use Passerelle\Applications\Submissions\ApplicationErasure;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Kernel\Transaction;

/** How long trials are stored: some days from their beginning, and not longer than their call. */
final readonly class TrialPeriod
{
    public function __construct(
        private Database $db,
        private Clock $clock,
        private ApplicationErasure $erasure,
        private Transaction $transaction,
        #[Limit('applicationTrials', 'keepDays')] private int $days,
        #[Limit('applicationTrials', 'perRun')] private int $perRun,
    ) {
    }

    /** The end of one that begins now. */
    public function end(): DateTimeImmutable
    {
        return $this->clock->now()->modify("+{$this->days} days");
    }

    /** @return int trials deleted */
    public function purge(): int
    {
        $deleted = 0;
        do {
            $count = $this->delete('trial_until <= %s', $this->clock->now()->format(StoredInstant::FORMAT));
            $deleted += $count;
        } while ($count === $this->perRun);

        return $deleted;
    }

    /** Deletes those of a call that is deleted for good. */
    public function forgetCall(int $callGroup): void
    {
        while ($this->delete('trial_until IS NOT NULL AND call_group = %d', $callGroup) === $this->perRun);
    }

    /** Deletes those of a stage that is removed. */
    public function forgetStage(Stage $stage): void
    {
        $ofStage = "id IN (SELECT application_id FROM {$this->db->table(ApplicationTables::SUBMISSIONS)} WHERE stage = %d)";
        while ($this->delete("trial_until IS NOT NULL AND call_group = %d AND {$ofStage}", $stage->callGroup, $stage->number) === $this->perRun);
    }

    /** Ends one now, for another one by the same manager. */
    public function discard(int $applicationId): void
    {
        $this->erasure->delete([$applicationId]);
    }

    private function delete(string $condition, int|string ...$values): int
    {
        return $this->transaction->run(function () use ($condition, $values): int {
            $ids = $this->db->ids("SELECT id FROM {$this->db->table(ApplicationTables::APPLICATIONS)} WHERE {$condition} ORDER BY id LIMIT %d", ...[...$values, $this->perRun]);
            if ($ids !== []) {
                $this->erasure->delete($ids);
            }

            return count($ids);
        });
    }
}
