<?php

declare(strict_types=1);

namespace Passerelle\Applications\Review\Plan;

use Passerelle\Applications\Review\ReviewTables;
use Passerelle\Applications\Stage;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\StoredInstant;
use stdClass;

final readonly class PlanStore
{
    private const EMPTY = '{"format":1,"blind":false,"managersReview":false,"criteria":[],"tieBreakers":[]}';

    public function __construct(private Database $db, private Clock $clock, private PlanReader $reader)
    {
    }

    public function find(Stage $stage): StoredPlan
    {
        return $this->read($stage, '');
    }

    /** Whether reviewers see no identities: for applicants, with each save, so that the rest of the plan is not read. */
    public function isBlind(Stage $stage): bool
    {
        $document = $this->db->value("SELECT document FROM {$this->table()} WHERE call_group = %d AND stage = %d", $stage->callGroup, $stage->number);
        $plan = $document === null ? null : json_decode($document);

        return $plan instanceof stdClass && ($plan->blind ?? false) === true;
    }

    /** The plan as it is until the end of the transaction. */
    public function lock(Stage $stage): StoredPlan
    {
        return $this->read($stage, ' FOR UPDATE');
    }

    /** @throws DomainError stale_version */
    public function save(StoredPlan $stored, string $document): void
    {
        $now = $this->clock->now()->format(StoredInstant::FORMAT);
        $stage = $stored->stage;
        $written = $stored->version === 0
            ? $this->db->execute(
                "INSERT IGNORE INTO {$this->table()} (call_group, stage, version, document, changed_at) VALUES (%d, %d, 1, %s, %s)",
                $stage->callGroup,
                $stage->number,
                $document,
                $now,
            )
            : $this->db->execute(
                "UPDATE {$this->table()} SET document = %s, changed_at = %s, version = version + 1 WHERE call_group = %d AND stage = %d AND version = %d AND frozen_at IS NULL",
                $document,
                $now,
                $stage->callGroup,
                $stage->number,
                $stored->version,
            );
        if ($written !== 1) {
            throw DomainError::staleVersion();
        }
    }

    /** From the first final score on, the plan does not change. */
    public function freeze(Stage $stage): void
    {
        $this->db->execute(
            "UPDATE {$this->table()} SET frozen_at = %s WHERE call_group = %d AND stage = %d AND frozen_at IS NULL",
            $this->clock->now()->format(StoredInstant::FORMAT),
            $stage->callGroup,
            $stage->number,
        );
    }

    /** @return bool false: it was drawn before, and that draw stays */
    public function draw(Stage $stage, string $seed): bool
    {
        return $this->db->execute(
            "UPDATE {$this->table()} SET draw_seed = %s WHERE call_group = %d AND stage = %d AND draw_seed = ''",
            $seed,
            $stage->callGroup,
            $stage->number,
        ) === 1;
    }

    public function forgetStage(Stage $stage): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE call_group = %d AND stage = %d", $stage->callGroup, $stage->number);
    }

    public function forgetCall(int $callGroup): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE call_group = %d", $callGroup);
    }

    private function read(Stage $stage, string $lock): StoredPlan
    {
        $row = $this->db->rows(
            "SELECT version, document, frozen_at, draw_seed FROM {$this->table()} WHERE call_group = %d AND stage = %d{$lock}",
            $stage->callGroup,
            $stage->number,
        )[0] ?? null;

        return $row === null
            ? new StoredPlan($stage, 0, self::EMPTY, ReviewPlan::none(), null, '')
            : new StoredPlan(
                $stage,
                (int) $row['version'],
                (string) $row['document'],
                // Languages of the call may have been added since: what is stored stays valid.
                $this->reader->read((string) $row['document'], []),
                StoredInstant::readOrNull($row['frozen_at']),
                (string) $row['draw_seed'],
            );
    }

    private function table(): string
    {
        return $this->db->table(ReviewTables::PLANS);
    }
}
