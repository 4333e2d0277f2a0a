<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Places\Plan;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Decisions\DecisionTables;
use Passerelle\Applications\Stage;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\StoredInstant;

/** Plans of places. They are saved while the settings of the decisions of the stage are locked, as decisions are prepared and published. */
final readonly class PlaceStore
{
    public function __construct(private Database $db, private Clock $clock)
    {
    }

    public function find(Stage $stage): StoredPlaces
    {
        $row = $this->db->rows("SELECT version, document FROM {$this->table()} WHERE call_group = %d AND stage = %d", $stage->callGroup, $stage->number)[0] ?? null;

        return new StoredPlaces(
            $stage,
            (int) ($row['version'] ?? 0),
            $row === null ? new PlacePlan() : PlaceDocument::read((string) $row['document']),
            $this->isFrozen($stage),
        );
    }

    /**
     * Within the transaction that has locked the settings.
     *
     * @throws DomainError stale_version
     */
    public function save(StoredPlaces $before, PlacePlan $plan): void
    {
        [$group, $stage] = [$before->stage->callGroup, $before->stage->number];
        [$document, $now] = [PlaceDocument::json($plan), $this->clock->now()->format(StoredInstant::FORMAT)];
        $written = $before->version === 0
            ? $this->db->execute(
                "INSERT IGNORE INTO {$this->table()} (call_group, stage, version, document, changed_at) VALUES (%d, %d, 1, %s, %s)",
                $group,
                $stage,
                $document,
                $now,
            )
            : $this->db->execute(
                "UPDATE {$this->table()} SET document = %s, changed_at = %s, version = version + 1 WHERE call_group = %d AND stage = %d AND version = %d",
                $document,
                $now,
                $group,
                $stage,
                $before->version,
            );
        if ($written !== 1) {
            throw DomainError::staleVersion();
        }
    }

    public function forgetStage(Stage $stage): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE call_group = %d AND stage = %d", $stage->callGroup, $stage->number);
    }

    public function forgetCall(int $callGroup): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE call_group = %d", $callGroup);
    }

    private function isFrozen(Stage $stage): bool
    {
        return $this->db->value(
            "SELECT decision.id FROM {$this->db->table(DecisionTables::DECISIONS)} decision"
                . " JOIN {$this->db->table(ApplicationTables::SUBMISSIONS)} submission ON submission.id = decision.submission_id"
                . " JOIN {$this->db->table(ApplicationTables::APPLICATIONS)} application ON application.id = submission.application_id"
                . ' WHERE application.call_group = %d AND submission.stage = %d AND decision.published_at IS NOT NULL LIMIT 1',
            $stage->callGroup,
            $stage->number,
        ) !== null;
    }

    private function table(): string
    {
        return $this->db->table(DecisionTables::PLACES);
    }
}
