<?php

declare(strict_types=1);

namespace Passerelle\Applications\Export;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Handling\Listing\ListingTables;
use Passerelle\Applications\Sending\Snapshot;
use Passerelle\Kernel\Database;

/** The versions that an export has. They are fixed when it begins, so that all of its sheets say the same. */
final readonly class ExportedVersions
{
    /** Submissions in one statement. */
    private const AT_ONCE = 1000;

    public function __construct(private Database $db)
    {
    }

    /**
     * @param list<int> $submissionIds
     * @return array<int, array{application: int, number: int}> the version that counts, by submission
     */
    public function counted(array $submissionIds): array
    {
        $versions = [];
        foreach (array_chunk($submissionIds, self::AT_ONCE) as $ids) {
            $rows = $this->db->rows(
                "SELECT submission_id, application_id, number FROM {$this->db->table(ListingTables::LISTED)} WHERE submission_id IN (" . Database::placeholders($ids) . ')',
                ...$ids,
            );
            foreach ($rows as $row) {
                $versions[(int) $row['submission_id']] = ['application' => (int) $row['application_id'], 'number' => (int) $row['number']];
            }
        }

        return $versions;
    }

    /**
     * The first of them, as many as have together no more than so many bytes, but at least one.
     *
     * @param array<int, int> $numbers of the version, by submission
     * @return array<int, int>
     */
    public function fitting(array $numbers, int $bytes): array
    {
        if ($numbers === []) {
            return [];
        }
        [$condition, $values] = self::pairs($numbers);
        $sizes = [];
        foreach ($this->db->rows("SELECT submission_id, LENGTH(document) AS bytes FROM {$this->table()} WHERE {$condition}", ...$values) as $row) {
            $sizes[(int) $row['submission_id']] = (int) $row['bytes'];
        }
        $fitting = [];
        foreach ($numbers as $submissionId => $number) {
            $bytes -= $sizes[$submissionId] ?? 0;
            if ($bytes < 0 && $fitting !== []) {
                break;
            }
            $fitting[$submissionId] = $number;
        }

        return $fitting;
    }

    /**
     * @param array<int, int> $numbers of the version, by submission
     * @return array<int, Snapshot> by submission; those that were emptied meanwhile are missing
     */
    public function snapshots(array $numbers): array
    {
        if ($numbers === []) {
            return [];
        }
        [$condition, $values] = self::pairs($numbers);
        $snapshots = [];
        foreach ($this->db->rows("SELECT submission_id, number, document, sha256, sent_at FROM {$this->table()} WHERE {$condition} AND document <> ''", ...$values) as $row) {
            $snapshots[(int) $row['submission_id']] = Snapshot::fromRow($row);
        }

        return $snapshots;
    }

    /**
     * @param non-empty-array<int, int> $numbers
     * @return array{string, list<int>}
     */
    private static function pairs(array $numbers): array
    {
        $values = [];
        foreach ($numbers as $submissionId => $number) {
            $values = [...$values, $submissionId, $number];
        }

        return ['(' . implode(' OR ', array_fill(0, count($numbers), '(submission_id = %d AND number = %d)')) . ')', $values];
    }

    private function table(): string
    {
        return $this->db->table(ApplicationTables::SNAPSHOTS);
    }
}
