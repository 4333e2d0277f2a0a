<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Settings;

use Passerelle\Applications\Decisions\DecisionTables;
use Passerelle\Applications\Stage;
use Passerelle\Applications\Stages\NextStage;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\StoredInstant;

final readonly class SettingsStore
{
    public function __construct(private Database $db, private Clock $clock, private SettingsReader $reader, public NextStage $next)
    {
    }

    public function find(Stage $stage): DecisionSettings
    {
        $row = $this->db->rows("SELECT version, document FROM {$this->table()} WHERE call_group = %d AND stage = %d", $stage->callGroup, $stage->number)[0] ?? null;

        return $row === null || $row['document'] === ''
            ? $this->reader->initial($stage)
            : $this->reader->stored($stage, (int) $row['version'], (string) $row['document']);
    }

    /** Until the end of the transaction, the settings and the order of the waiting list are changed by nothing else. */
    public function lock(Stage $stage): DecisionSettings
    {
        $this->db->execute(
            "INSERT IGNORE INTO {$this->table()} (call_group, stage, version, document, changed_at) VALUES (%d, %d, 0, '', %s)",
            $stage->callGroup,
            $stage->number,
            $this->now(),
        );
        $this->db->rows("SELECT version FROM {$this->table()} WHERE call_group = %d AND stage = %d FOR UPDATE", $stage->callGroup, $stage->number);

        return $this->find($stage);
    }

    /**
     * Within the transaction that has locked them.
     *
     * @throws DomainError stale_version
     */
    public function save(DecisionSettings $settings, int $version): void
    {
        $written = $this->db->execute(
            "UPDATE {$this->table()} SET document = %s, changed_at = %s, version = version + 1 WHERE call_group = %d AND stage = %d AND version = %d",
            SettingsReader::json($settings),
            $this->now(),
            $settings->stage->callGroup,
            $settings->stage->number,
            $version,
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

    private function now(): string
    {
        return $this->clock->now()->format(StoredInstant::FORMAT);
    }

    private function table(): string
    {
        return $this->db->table(DecisionTables::SETTINGS);
    }
}
