<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Listing;

use Passerelle\Applications\Forms\Document\Choice;
use Passerelle\Applications\Forms\Document\Form;
use Passerelle\Applications\Forms\Document\Question;
use Passerelle\Applications\Forms\Document\QuestionKind;
use Passerelle\Applications\Forms\Judging\OneChoiceRules;
use Passerelle\Applications\Forms\Judging\SeveralChoicesRules;
use Passerelle\Applications\Forms\Judging\TableRules;
use Passerelle\Kernel\Text\Folding;
use Passerelle\Languages\Lang;
use Passerelle\Reference\Countries;
use stdClass;

/**
 * The folded words by which people find what was sent: of number, names, files, values of the profile and answers, with the labels of
 * choices and the names of countries in all languages. A search finds words that begin with its own.
 */
final readonly class SearchWords
{
    /** Width of the column: longer words are cut, in searches too. */
    private const LENGTH = 40;
    /** Words that a search may have: each is one more range of the index. */
    private const WORDS = 8;

    public function __construct(private Countries $countries)
    {
    }

    /** @return list<string> each once */
    public function of(SentDocument $sent, Form $form): array
    {
        $texts = [$sent->receipt, $sent->name, $sent->person, ...array_values($sent->profile), ...array_column($sent->files, 'name'), ...$this->country($sent->country)];
        foreach ($form->questions() as $question) {
            // Answers to statistical questions are never sent: this holds for documents of any age.
            $texts = $question->handling->isStatistical ? $texts : [...$texts, ...$this->answer($question, $sent->answers->get($question->id))];
        }

        return self::split(implode("\n", $texts));
    }

    /** @return list<string> the first words of a search; single letters, which nearly everything has, only where there is nothing else */
    public static function ofSearch(string $search): array
    {
        $words = self::split($search);
        $long = array_values(array_filter($words, static fn (string $word): bool => mb_strlen($word) > 1));

        return array_slice($long === [] ? $words : $long, 0, self::WORDS);
    }

    /** @return list<string> */
    private static function split(string $text): array
    {
        $words = preg_split('/[^\p{L}\p{N}]+/u', Folding::fold($text), flags: PREG_SPLIT_NO_EMPTY);

        return array_map(strval(...), array_keys(array_flip(array_map(static fn (string $word): string => mb_substr($word, 0, self::LENGTH), $words === false ? [] : $words))));
    }

    /** @return list<string> */
    private function answer(Question $question, mixed $answer): array
    {
        $rules = $question->rules;

        return match (true) {
            $rules instanceof TableRules => $this->rows($rules, $answer),
            $rules instanceof OneChoiceRules => self::labels($rules->choices, [$answer]),
            $rules instanceof SeveralChoicesRules => self::labels($rules->choices, is_array($answer) ? $answer : []),
            $question->kind === QuestionKind::Country => $this->country($answer),
            is_string($answer) => [$answer],
            default => [],
        };
    }

    /** @return list<string> */
    private function rows(TableRules $table, mixed $rows): array
    {
        $texts = [];
        foreach (is_array($rows) ? $rows : [] as $row) {
            $cells = $row instanceof stdClass && ($row->cells ?? null) instanceof stdClass ? $row->cells : new stdClass();
            foreach ($table->columns as $column) {
                $texts = [...$texts, ...$this->answer($column, $cells->{$column->id} ?? null)];
            }
        }

        return $texts;
    }

    /**
     * @param list<Choice> $choices
     * @param array<mixed> $ids
     * @return list<string>
     */
    private static function labels(array $choices, array $ids): array
    {
        $chosen = array_filter($choices, static fn (Choice $choice): bool => in_array($choice->id, $ids, true));

        return array_merge(...array_values(array_map(static fn (Choice $choice): array => array_values($choice->label->byLanguage), $chosen)));
    }

    /** @return list<string> names in all languages */
    private function country(mixed $code): array
    {
        $country = is_string($code) ? $this->countries->find($code) : null;

        return $country === null ? [] : array_map($country->name(...), Lang::cases());
    }
}
