<?php

declare(strict_types=1);

namespace Passerelle\Applications\Statistics;

use Passerelle\Applications\Forms\Storage\FormStore;
use Passerelle\Applications\Stage;
use stdClass;

/** The statistical questions that were ever asked at a stage, in the words of the newest version that asks them. */
final readonly class StatisticQuestions
{
    public function __construct(private FormStore $forms)
    {
    }

    /** @return array<string, stdClass> the question as its document says it, by id */
    public function of(Stage $stage): array
    {
        $questions = [];
        foreach ($this->forms->history($stage) as $version) {
            $form = json_decode($version->document);
            foreach ($form instanceof stdClass ? (array) ($form->sections ?? []) : [] as $section) {
                foreach ($section instanceof stdClass ? (array) ($section->questions ?? []) : [] as $question) {
                    if ($question instanceof stdClass && is_string($question->id ?? null) && ($question->statistical ?? false) === true) {
                        $questions[$question->id] ??= $question;
                    }
                }
            }
        }

        return $questions;
    }
}
