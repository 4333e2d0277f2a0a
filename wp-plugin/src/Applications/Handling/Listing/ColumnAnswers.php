<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Listing;

use Passerelle\Applications\ApplicationTables;
use Passerelle\Applications\Sending\Snapshot;
use Passerelle\Kernel\Database;
use stdClass;

/** Answers of single questions to show in columns, from what was sent: of the rows of one page, in one statement. */
final readonly class ColumnAnswers
{
    public function __construct(private Database $db)
    {
    }

    /**
     * @param list<int> $submissionIds
     * @param array<string, stdClass> $questions by id
     * @return array<int, string> JSON by submission: values by question, of files their names, of values of the profile the text, of letters how many were received
     */
    public function of(array $submissionIds, array $questions): array
    {
        if ($submissionIds === [] || $questions === []) {
            return [];
        }
        $rows = $this->db->rows(
            'SELECT snapshot.submission_id, snapshot.number, snapshot.document, snapshot.sha256, snapshot.sent_at'
                . " FROM {$this->db->table(ApplicationTables::SNAPSHOTS)} snapshot JOIN {$this->db->table(ListingTables::LISTED)} listed"
                . ' ON listed.submission_id = snapshot.submission_id AND listed.number = snapshot.number'
                . ' WHERE snapshot.submission_id IN (' . Database::placeholders($submissionIds) . ')',
            ...$submissionIds,
        );
        $answers = [];
        foreach ($rows as $row) {
            $snapshot = Snapshot::fromRow($row);
            $sent = SentDocument::of($snapshot);
            $values = new stdClass();
            foreach ($questions as $id => $question) {
                $values->{$id} = self::value($sent, $question);
            }
            $answers[$snapshot->submissionId] = (string) json_encode($values, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_PRESERVE_ZERO_FRACTION);
        }

        return $answers;
    }

    private static function value(SentDocument $sent, stdClass $question): mixed
    {
        $ofQuestion = static fn (array $row): bool => $row['question'] === $question->id;

        return match ($question->kind ?? '') {
            'file' => array_column(array_filter($sent->files, $ofQuestion), 'name'),
            'letter' => count(array_filter($sent->letters, static fn (array $letter): bool => $ofQuestion($letter) && $letter['receivedAt'] !== null)),
            'profileValue' => $sent->profile[$question->source ?? ''] ?? null,
            default => $sent->answers->get((string) $question->id),
        };
    }
}
