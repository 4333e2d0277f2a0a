<?php

declare(strict_types=1);

namespace Passerelle\Applications\Submissions;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Forms\Judging\Answers;
use Passerelle\Applications\Stage;
use Passerelle\Kernel\Database;

/** Counts submissions of a stage, without names. */
final readonly class FormExtents
{
    /** Answers that are read at once: they may be large. */
    private const BATCH = 50;

    public function __construct(private Database $db)
    {
    }

    /** @param list<string> $questions ids whose answers are counted */
    public function of(Stage $stage, array $questions): FormExtent
    {
        $row = $this->db->rows(
            "SELECT COUNT(*) total, SUM(CASE WHEN submission.sent_number > 0 THEN 1 ELSE 0 END) sent {$this->from()}",
            $stage->callGroup,
            $stage->number,
        )[0] ?? ['total' => '0', 'sent' => '0'];
        $total = (int) $row['total'];

        return new FormExtent($total - (int) $row['sent'], (int) $row['sent'], $total === 0 || $questions === [] ? [] : $this->answered($stage, $questions));
    }

    /**
     * Calls to which an application was begun, withdrawn ones included, but for those that have no applicant any more.
     *
     * @param list<int> $callGroups
     * @param string $condition SQL on the application
     * @return list<int> those of them
     */
    public function begunAmong(array $callGroups, string $condition = ''): array
    {
        if ($callGroups === []) {
            return [];
        }
        $in = Database::placeholders($callGroups);

        $table = $this->db->table(ApplicationTables::APPLICATIONS);

        return $this->db->ids(
            "SELECT DISTINCT call_group FROM {$table} WHERE call_group IN ({$in}) AND trial_until IS NULL AND (user_id <> 0 OR structure_group <> 0) {$condition}",
            ...$callGroups,
        );
    }

    /**
     * @param list<string> $questions
     * @return array<string, int>
     */
    private function answered(Stage $stage, array $questions): array
    {
        $counts = array_fill_keys($questions, 0);
        $after = 0;
        do {
            $rows = $this->db->rows(
                "SELECT submission.id, submission.answers {$this->from()} AND submission.id > %d ORDER BY submission.id LIMIT " . self::BATCH,
                $stage->callGroup,
                $stage->number,
                $after,
            );
            foreach ($rows as $row) {
                $after = (int) $row['id'];
                $answers = Answers::fromJson((string) $row['answers']);
                foreach (array_keys($counts) as $id) {
                    $counts[$id] += $answers->get((string) $id) === null ? 0 : 1;
                }
            }
        } while (count($rows) === self::BATCH);

        return $counts;
    }

    private function from(): string
    {
        return "FROM {$this->db->table(ApplicationTables::SUBMISSIONS)} submission JOIN {$this->db->table(ApplicationTables::APPLICATIONS)} application"
            . ' ON application.id = submission.application_id WHERE application.withdrawn_at IS NULL AND application.trial_until IS NULL'
            . ' AND application.call_group = %d AND submission.stage = %d';
    }
}
