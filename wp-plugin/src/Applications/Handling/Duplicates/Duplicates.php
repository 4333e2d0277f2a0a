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
        if ($submissionIds === []) {
            return [];
        }
        $own = [...$this->applicants('listed.submission_id', $stage, $submissionIds), ...$this->marks('submission_id', $stage, $submissionIds)];
        $ofKind = static fn (DuplicateKind $kind): array
            => array_values(array_unique(array_column(array_filter($own, static fn (array $sign): bool => $sign['kind'] === $kind), 'value')));
        $marks = [...$ofKind(DuplicateKind::Email), ...$ofKind(DuplicateKind::File)];
        $all = [
            ...$this->applicants('application.user_id', $stage, $ofKind(DuplicateKind::Person)),
            ...$this->applicants('application.structure_group', $stage, $ofKind(DuplicateKind::Structure)),
            ...$this->marks('mark', $stage, $marks),
        ];
        $bySign = [];
        foreach ($all as $sign) {
            $bySign["{$sign['kind']->value} {$sign['value']}"][$sign['submission']] = true;
        }
        $handled = array_flip($this->rows->handledOf($viewer, $stage, array_values(array_unique(array_column($all, 'submission')))));
        $found = [];
        foreach ($own as $sign) {
            foreach (array_keys($bySign["{$sign['kind']->value} {$sign['value']}"] ?? []) as $other) {
                $isNew = !in_array($sign['kind'], $found[$sign['submission']][$other] ?? [], true);
                if ($other !== $sign['submission'] && $isNew && isset($handled[$other])) {
                    $found[$sign['submission']][$other][] = $sign['kind'];
                }
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
     * Who applies. Each column by itself, so that each finds its index.
     *
     * @param list<int|string> $values of the column
     * @return list<array{kind: DuplicateKind, value: string, submission: int}>
     */
    private function applicants(string $column, Stage $stage, array $values): array
    {
        if ($values === []) {
            return [];
        }
        $rows = $this->db->rows(
            "SELECT listed.submission_id, application.user_id, application.structure_group FROM {$this->db->table(ListingTables::LISTED)} listed"
                . " JOIN {$this->db->table(ApplicationTables::APPLICATIONS)} application ON application.id = listed.application_id"
                . " WHERE {$column} IN (" . Database::placeholders($values) . ') AND listed.call_group = %d AND listed.stage = %d',
            ...[...$values, $stage->callGroup, $stage->number],
        );
        $signs = [];
        foreach ($rows as $row) {
            foreach ([[DuplicateKind::Person, $row['user_id']], [DuplicateKind::Structure, $row['structure_group']]] as [$kind, $value]) {
                if ((int) $value !== 0) {
                    $signs[] = ['kind' => $kind, 'value' => (string) $value, 'submission' => (int) $row['submission_id']];
                }
            }
        }

        return $signs;
    }

    /**
     * @param 'submission_id'|'mark' $column
     * @param list<int|string> $values of the column
     * @return list<array{kind: DuplicateKind, value: string, submission: int}>
     */
    private function marks(string $column, Stage $stage, array $values): array
    {
        return $values === [] ? [] : array_map(static fn (array $row): array => [
            'kind' => DuplicateKind::from((string) $row['kind']),
            'value' => (string) $row['mark'],
            'submission' => (int) $row['submission_id'],
        ], $this->db->rows(
            "SELECT kind, mark, submission_id FROM {$this->db->table(MarkTables::MARKS)} WHERE {$column} IN (" . Database::placeholders($values) . ') AND call_group = %d',
            ...[...$values, $stage->callGroup],
        ));
    }
}
