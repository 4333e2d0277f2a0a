<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\DecisionLetters;

use Passerelle\Applications\Handling\Listing\AskedQuestions;
use Passerelle\Applications\Handling\Listing\ColumnAnswers;
use Passerelle\Applications\Stage;
use Passerelle\Kernel\Config;
use Passerelle\Kernel\Text\PlainText;
use stdClass;

/** What a form asks that decisions are about: the title of the project, and the amount. */
final readonly class AskedFacts
{
    private const TITLE = 'title';
    private const AMOUNT = 'amountRequested';
    private const AMOUNT_KIND = 'amount';

    public function __construct(private AskedQuestions $questions, private ColumnAnswers $answers, private Config $config)
    {
    }

    /** @return array{currency: string, decimals: int}|null of the amount that the form asks; null: it asks none */
    public function amount(Stage $stage): ?array
    {
        $question = $this->amountQuestion($stage);
        $currency = $question === null ? '' : self::text($question, 'currency');
        $decimals = $this->config->currencyDecimals($currency);

        return $decimals === null ? null : ['currency' => $currency, 'decimals' => $decimals];
    }

    /**
     * @param list<int> $submissionIds
     * @return array<int, string> titles of projects as they were sent, by submission; '' where none was answered
     */
    public function titles(Stage $stage, array $submissionIds): array
    {
        return $this->answersTo($this->marked($stage, self::TITLE), $submissionIds);
    }

    /**
     * @param list<int> $submissionIds
     * @return array<int, string> amounts as they were asked for, in digits, by submission
     */
    public function amounts(Stage $stage, array $submissionIds): array
    {
        return $this->answersTo($this->amountQuestion($stage), $submissionIds);
    }

    /** The one that is marked as the amount requested, else the first amount that is asked. */
    private function amountQuestion(Stage $stage): ?stdClass
    {
        $amounts = array_filter(
            $this->questions->of($stage),
            static fn (stdClass $each): bool => ($each->kind ?? '') === self::AMOUNT_KIND && ($each->isRetired ?? false) !== true,
        );

        return $this->marked($stage, self::AMOUNT) ?? array_values($amounts)[0] ?? null;
    }

    private function marked(Stage $stage, string $commonField): ?stdClass
    {
        foreach ($this->questions->of($stage) as $question) {
            if (($question->commonField ?? '') === $commonField && ($question->isRetired ?? false) !== true) {
                return $question;
            }
        }

        return null;
    }

    /**
     * @param list<int> $submissionIds
     * @return array<int, string>
     */
    private function answersTo(?stdClass $question, array $submissionIds): array
    {
        $id = $question === null ? '' : self::text($question, 'id');
        $texts = [];
        foreach ($question === null ? [] : $this->answers->of($submissionIds, [$id => $question]) as $submissionId => $json) {
            $answers = json_decode($json, true);
            $answer = is_array($answers) ? $answers[$id] ?? null : null;
            $texts[$submissionId] = is_string($answer) ? PlainText::typesetLine($answer) : '';
        }

        return $texts;
    }

    private static function text(stdClass $question, string $member): string
    {
        $value = $question->{$member} ?? '';

        return is_string($value) ? $value : '';
    }
}
