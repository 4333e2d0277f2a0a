<?php

declare(strict_types=1);

namespace Passerelle\Applications\Decisions\Places\Plan;

use Passerelle\Applications\Forms\Document\QuestionKind;
use Passerelle\Applications\Handling\Listing\AskedQuestions;
use Passerelle\Applications\Stage;
use stdClass;

/** The questions of a stage that choose one of several: each can name categories, and marked ones minimums. Statistical ones never do. */
final readonly class PlaceQuestions
{
    public function __construct(private AskedQuestions $questions)
    {
    }

    /**
     * @return array<string, array{label: array<string, string>, isMarked: bool, choices: array<string, array<string, string>>}> texts by language, by id
     *     of the question, and of the choice
     */
    public function of(Stage $stage): array
    {
        $found = [];
        foreach ($this->questions->of($stage) as $id => $question) {
            if (($question->kind ?? '') === QuestionKind::Choice->value && ($question->isRetired ?? false) !== true) {
                $choices = [];
                foreach (is_array($question->choices ?? null) ? $question->choices : [] as $choice) {
                    if ($choice instanceof stdClass && is_string($choice->id ?? null)) {
                        $choices[$choice->id] = self::texts($choice->label ?? null);
                    }
                }
                $found[$id] = ['label' => self::texts($question->label ?? null), 'isMarked' => ($question->countsForPlaces ?? false) === true, 'choices' => $choices];
            }
        }

        return $found;
    }

    /** @return array<string, string> */
    private static function texts(mixed $texts): array
    {
        return array_filter((array) $texts, is_string(...));
    }
}
