<?php

declare(strict_types=1);

namespace Passerelle\Applications\Stages;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Stage;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\StoredInstant;
use Passerelle\Languages\Lang;

/** Later stages of calls. A version of the row decides between two writes. */
final readonly class StageStore
{
    private const COLUMNS = 'call_group, stage, version, name_fr, name_en, opens_at, closes_at';

    public function __construct(private Database $db, private Clock $clock)
    {
    }

    public function find(Stage $stage): ?CallStage
    {
        return $stage->isFirst() ? null : $this->read('call_group = %d AND stage = %d', $stage->callGroup, $stage->number)[0] ?? null;
    }

    /** @return list<CallStage> in their order */
    public function ofCall(int $callGroup): array
    {
        return $this->read('call_group = %d', $callGroup);
    }

    /**
     * The same, as they are until the end of the transaction.
     *
     * @return list<CallStage>
     */
    public function lock(int $callGroup): array
    {
        $this->db->rows("SELECT stage FROM {$this->table()} WHERE call_group = %d FOR UPDATE", $callGroup);

        return $this->ofCall($callGroup);
    }

    /**
     * @param list<int> $callGroups
     * @return array<int, array<int, CallStage>> by call and number
     */
    public function ofCalls(array $callGroups): array
    {
        $stages = [];
        foreach ($callGroups === [] ? [] : $this->read('call_group IN (' . Database::placeholders($callGroups) . ')', ...$callGroups) as $stage) {
            $stages[$stage->stage->callGroup][$stage->stage->number] = $stage;
        }

        return $stages;
    }

    /** @throws DomainError stale_version: another person has added or changed it */
    public function save(CallStage $stage): void
    {
        $values = [
            $stage->name(Lang::French),
            $stage->name(Lang::English),
            $stage->opensAt->format(StoredInstant::FORMAT),
            $stage->closesAt->format(StoredInstant::FORMAT),
            $this->clock->now()->format(StoredInstant::FORMAT),
            $stage->stage->callGroup,
            $stage->stage->number,
        ];
        $written = $stage->version === 0
            ? $this->db->execute(
                "INSERT IGNORE INTO {$this->table()} (name_fr, name_en, opens_at, closes_at, changed_at, call_group, stage, version) VALUES (%s, %s, %s, %s, %s, %d, %d, 1)",
                ...$values,
            )
            : $this->db->execute(
                "UPDATE {$this->table()} SET name_fr = %s, name_en = %s, opens_at = %s, closes_at = %s, changed_at = %s, version = version + 1"
                    . ' WHERE call_group = %d AND stage = %d AND version = %d',
                ...[...$values, $stage->version],
            );
        if ($written !== 1) {
            throw DomainError::staleVersion();
        }
    }

    public function remove(Stage $stage): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE call_group = %d AND stage = %d", $stage->callGroup, $stage->number);
    }

    public function forgetCall(int $callGroup): void
    {
        $this->db->execute("DELETE FROM {$this->table()} WHERE call_group = %d", $callGroup);
    }

    /** @return list<CallStage> */
    private function read(string $condition, int ...$values): array
    {
        $columns = self::COLUMNS;

        return array_map(static fn (array $row): CallStage => new CallStage(
            Stage::of((int) $row['call_group'], (int) $row['stage']),
            [Lang::French->value => (string) $row['name_fr'], Lang::English->value => (string) $row['name_en']],
            StoredInstant::read((string) $row['opens_at']),
            StoredInstant::read((string) $row['closes_at']),
            (int) $row['version'],
        ), $this->db->rows("SELECT {$columns} FROM {$this->table()} WHERE {$condition} ORDER BY call_group, stage", ...$values));
    }

    private function table(): string
    {
        return $this->db->table(ApplicationTables::STAGES);
    }
}
