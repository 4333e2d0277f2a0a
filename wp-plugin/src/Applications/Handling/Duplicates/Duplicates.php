<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Duplicates;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Handling\Listing\ListedRows;
use Passerelle\Applications\Handling\Listing\ListingTables;
use Passerelle\Applications\Stage;
use Passerelle\Kernel\Database;
use Passerelle\Rights\Viewer;

/** Applications to the same call that are likely the same, for those who handle both. The number of statements never depends on how many there are. */
final readonly class Duplicates
{
    public function __construct(private Database $db, private ListedRows $rows)
    {
    }

    /**
     * @param list<int> $submissionIds
     * @return array<int, array<int, list<DuplicateKind>>> why, by submission and by the other one
     */
    public function of(Viewer $viewer, Stage $stage, array $submissionIds): array
    {
        $pairs = $submissionIds === [] ? [] : $this->pairs($stage, $submissionIds);
        $handled = array_flip($this->rows->handledOf($viewer, $stage, array_values(array_unique(array_map(static fn (array $row): int => (int) $row['other'], $pairs)))));
        $found = [];
        foreach ($pairs as $row) {
            if (isset($handled[(int) $row['other']])) {
                $found[(int) $row['submission']][(int) $row['other']][] = DuplicateKind::from((string) $row['kind']);
            }
        }

        return $found;
    }

    /**
     * What is known of the others, for links to them.
     *
     * @param array<int, list<DuplicateKind>> $others why, by submission
     * @return list<array{id: int, kinds: list<string>, name: string, number: string, state: string, withdrawn: bool}> those with most in common first
     */
    public function listed(array $others): array
    {
        $items = array_map(static fn (array $row): array => [
            'id' => (int) $row['application_id'],
            'kinds' => array_map(static fn (DuplicateKind $kind): string => $kind->value, $others[(int) $row['submission_id']]),
            'name' => (string) $row['name'],
            'number' => (string) $row['receipt'],
            'state' => (string) $row['state'],
            'withdrawn' => $row['withdrawn_at'] !== null,
        ], $this->rows->rows(array_keys($others)));
        usort($items, static fn (array $one, array $other): int => [-count($one['kinds']), $one['number']] <=> [-count($other['kinds']), $other['number']]);

        return $items;
    }

    /**
     * @param non-empty-list<int> $submissionIds
     * @return list<array<string, string|null>> submission, other, kind: in the order of kinds
     */
    private function pairs(Stage $stage, array $submissionIds): array
    {
        $listed = $this->db->table(ListingTables::LISTED);
        $applications = $this->db->table(ApplicationTables::APPLICATIONS);
        $marks = $this->db->table(MarkTables::MARKS);
        $among = Database::placeholders($submissionIds);
        $same = static fn (string $column, DuplicateKind $kind): string => "SELECT one.submission_id AS submission, other.submission_id AS other, '{$kind->value}' AS kind"
            . " FROM {$listed} one JOIN {$applications} mine ON mine.id = one.application_id"
            . " JOIN {$applications} theirs ON theirs.{$column} = mine.{$column} AND theirs.call_group = mine.call_group AND theirs.id <> mine.id"
            . " JOIN {$listed} other ON other.application_id = theirs.id AND other.stage = one.stage"
            . " WHERE one.submission_id IN ({$among}) AND mine.{$column} <> 0";

        return $this->db->rows(
            $same('user_id', DuplicateKind::Person) . ' UNION ALL ' . $same('structure_group', DuplicateKind::Structure)
                . " UNION ALL SELECT DISTINCT one.submission_id AS submission, other.submission_id AS other, one.kind AS kind FROM {$marks} one"
                . " JOIN {$marks} other ON other.call_group = one.call_group AND other.kind = one.kind AND other.mark = one.mark AND other.submission_id <> one.submission_id"
                . " JOIN {$listed} there ON there.submission_id = other.submission_id AND there.stage = %d WHERE one.submission_id IN ({$among})",
            ...$submissionIds,
            ...$submissionIds,
            ...[$stage->number, ...$submissionIds],
        );
    }
}
