<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Listing;

use Passerelle\Applications\Forms\Document\QuestionKind;
use Passerelle\Applications\Stage;
use Passerelle\Kernel\Database;
use stdClass;

/** Orders applications by their answers to a question: those without one last, the others with a tie by their number. */
final readonly class AnswerOrder
{
    public function __construct(private Database $db, private AskedQuestions $questions)
    {
    }

    /** @return array{string, list<string>, string, list<string>}|null a join with its values, and ORDER BY with its values; null: no question that can be sorted by */
    public function of(Stage $stage, ListFilter $filter): ?array
    {
        $question = $filter->by === '' || !$filter->sort->isByAnswer() ? null : $this->questions->of($stage)[$filter->by] ?? null;
        $kind = $question === null || !is_string($question->kind) ? null : QuestionKind::tryFrom($question->kind);
        if ($question === null || $kind?->isSortable() !== true) {
            return null;
        }
        $choices = $kind === QuestionKind::Choice ? self::choices($question) : [];
        $cases = implode('', array_map(static fn (int $place): string => " WHEN %s THEN {$place}", array_keys($choices)));
        // A choice that is not offered any more comes after the others.
        $key = $choices === [] ? 'answer.sort_key' : "CASE answer.sort_key{$cases} ELSE " . count($choices) . ' END';
        $direction = $filter->sort === ListSort::AnswerDescending ? 'DESC' : 'ASC';

        return [
            " LEFT JOIN {$this->db->table(ListingTables::ANSWERS)} answer ON answer.submission_id = listed.submission_id AND answer.question_id = %s",
            [$filter->by],
            "CASE WHEN answer.sort_key IS NULL THEN 1 ELSE 0 END, {$key} {$direction}, application.number, listed.submission_id",
            $choices,
        ];
    }

    /** @return list<string> ids in the order of the form */
    private static function choices(stdClass $question): array
    {
        $ids = [];
        foreach (is_array($question->choices ?? null) ? $question->choices : [] as $choice) {
            if ($choice instanceof stdClass && is_string($choice->id ?? null)) {
                $ids[] = $choice->id;
            }
        }

        return $ids;
    }
}
