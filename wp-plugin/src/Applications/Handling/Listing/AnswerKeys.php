<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Listing;

use Passerelle\Applications\Forms\Document\Form;
use Passerelle\Applications\Forms\Document\Question;
use Passerelle\Applications\Forms\Document\QuestionKind;
use Passerelle\Applications\Forms\Judging\Decimal;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\Text\Folding;

/**
 * Writes by what lists are sorted: one key for each answer of the version that counts. Texts are folded, without case and accents, and
 * sorted as they are spelled, not by the rules of a language. Of a choice it is the id: its place is that in the form.
 */
final readonly class AnswerKeys
{
    /** Above all numbers of 15 digits. */
    private const OFFSET = 1_000_000_000_000_000_000;

    public function __construct(private Database $db)
    {
    }

    /** In the place of those of the version before. */
    public function write(int $submissionId, SentDocument $sent, Form $form): void
    {
        $this->forget($submissionId);
        $rows = [];
        foreach ($form->questions() as $question) {
            $key = $question->handling->isStatistical ? null : self::key($question, $sent->answers->get($question->id));
            $rows = $key === null || $key === '' ? $rows : [...$rows, [$submissionId, $question->id, $key]];
        }
        if ($rows !== []) {
            $this->db->insertRows(ListingTables::ANSWERS, ['submission_id', 'question_id', 'sort_key'], $rows);
        }
    }

    public function forget(int $submissionId): void
    {
        $this->db->execute("DELETE FROM {$this->db->table(ListingTables::ANSWERS)} WHERE submission_id = %d", $submissionId);
    }

    private static function key(Question $question, mixed $answer): ?string
    {
        return match ($question->kind) {
            QuestionKind::Number, QuestionKind::Amount => self::number($answer),
            QuestionKind::Date, QuestionKind::Choice => is_string($answer) ? $answer : null,
            QuestionKind::YesNo => is_bool($answer) ? (string) (int) $answer : null,
            QuestionKind::ShortText, QuestionKind::Link, QuestionKind::Phone, QuestionKind::Email => is_string($answer) ? Folding::sortKey($answer) : null,
            default => null,
        };
    }

    private static function number(mixed $answer): ?string
    {
        $scaled = Decimal::scaled($answer, Decimal::DECIMALS_MAX);

        return $scaled === null ? null : sprintf('%019d', self::OFFSET + $scaled);
    }
}
