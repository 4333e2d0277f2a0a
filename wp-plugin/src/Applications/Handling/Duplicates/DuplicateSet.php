<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Duplicates;

use Passerelle\Applications\Stage;
use Passerelle\Kernel\Database;

/**
 * Which of many applications to a call have a likely duplicate among them. Grouped once for all, not looked for row by row: databases
 * without statistics of new rows would compare each with each.
 */
final readonly class DuplicateSet
{
    public function __construct(private Database $db)
    {
    }

    /**
     * @param list<array<string, string|null>> $handled submission_id, user_id and structure_group of all that the person handles
     * @return array<int, true> by submission
     */
    public function of(Stage $stage, array $handled): array
    {
        $groups = [];
        $known = [];
        foreach ($handled as $row) {
            $id = (int) $row['submission_id'];
            $known[$id] = true;
            foreach (['user_id', 'structure_group'] as $column) {
                if ((int) $row[$column] !== 0) {
                    $groups["{$column} {$row[$column]}"][] = $id;
                }
            }
        }
        foreach ($this->shared($stage) as $row) {
            if (isset($known[(int) $row['submission_id']])) {
                $groups["{$row['kind']} {$row['mark']}"][] = (int) $row['submission_id'];
            }
        }
        $several = array_filter($groups, static fn (array $ids): bool => count($ids) > 1);

        return array_fill_keys(array_merge(...array_values($several)), true);
    }

    /** @return list<array<string, string|null>> marks that several submissions to the call have */
    private function shared(Stage $stage): array
    {
        $marks = $this->db->table(MarkTables::MARKS);

        return $this->db->rows(
            "SELECT mark.kind, mark.mark, mark.submission_id FROM (SELECT kind, mark FROM {$marks} WHERE call_group = %d GROUP BY kind, mark HAVING COUNT(*) > 1) twice"
                . " JOIN {$marks} mark ON mark.kind = twice.kind AND mark.mark = twice.mark WHERE mark.call_group = %d",
            $stage->callGroup,
            $stage->callGroup,
        );
    }
}
