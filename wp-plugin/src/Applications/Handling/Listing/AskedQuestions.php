<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling\Listing;

use Passerelle\Applications\Forms\Storage\FormStore;
use Passerelle\Applications\Stage;
use stdClass;

/** The questions that were ever asked at a stage, but for statistical ones: any of them can be a column of the list. */
final readonly class AskedQuestions
{
    public function __construct(private FormStore $forms)
    {
    }

    /**
     * In the words of the newest version that asks them: those of the current form in its order, then retired ones.
     *
     * @return array<string, stdClass> the question as its document says it, by id; `isRetired` where it is not asked any more
     */
    public function of(Stage $stage): array
    {
        $asked = [];
        foreach ($this->forms->history($stage) as $age => $version) {
            foreach (self::questions($version->document) as $id => $question) {
                if ($age > 0 && !isset($asked[$id])) {
                    $question->isRetired = true;
                }
                $asked[$id] ??= $question;
            }
        }

        return array_filter($asked, static fn (stdClass $question): bool => ($question->statistical ?? false) !== true);
    }

    /** @return array<string, stdClass> */
    private static function questions(string $document): array
    {
        $questions = [];
        $form = json_decode($document);
        foreach ($form instanceof stdClass ? (array) ($form->sections ?? []) : [] as $section) {
            foreach ($section instanceof stdClass ? (array) ($section->questions ?? []) : [] as $question) {
                if ($question instanceof stdClass && is_string($question->id ?? null)) {
                    $questions[$question->id] = $question;
                }
            }
        }

        return $questions;
    }
}
