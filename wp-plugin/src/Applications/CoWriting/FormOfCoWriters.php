<?php

declare(strict_types=1);

namespace Passerelle\Applications\CoWriting;

use Passerelle\Applications\Forms\Document\Form;
use Passerelle\Applications\Forms\Document\Question;
use Passerelle\Applications\Forms\Judging\ProfileRules;
use stdClass;

/** What co-writers see of a form. Statistical questions are the applicant’s alone: their answers are never shown with a name. */
final class FormOfCoWriters
{
    /** @return string the document without statistical questions, and without sections that have no others */
    public static function document(string $document): string
    {
        $form = json_decode($document, flags: JSON_THROW_ON_ERROR);
        if (!$form instanceof stdClass || !is_array($form->sections ?? null)) {
            return $document;
        }
        $sections = [];
        foreach ($form->sections as $section) {
            if (!$section instanceof stdClass || !is_array($section->questions ?? null)) {
                continue;
            }
            $section->questions = array_values(array_filter(
                $section->questions,
                static fn (mixed $question): bool => !$question instanceof stdClass || ($question->statistical ?? false) !== true,
            ));
            $sections = $section->questions === [] ? $sections : [...$sections, $section];
        }
        $form->sections = $sections;

        return json_encode($form, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_PRESERVE_ZERO_FRACTION);
    }

    /** @return list<string> ids of the questions that co-writers don’t see */
    public static function hidden(Form $form): array
    {
        $statistical = array_filter($form->questions(), static fn (Question $question): bool => $question->handling->isStatistical);

        return array_values(array_map(static fn (Question $question): string => $question->id, $statistical));
    }

    /**
     * @param array<string, string> $profile values by source
     * @return array<string, string> those that the form asks for
     */
    public static function profile(Form $form, array $profile): array
    {
        $asked = [];
        foreach ($form->questions() as $question) {
            $asked = $question->rules instanceof ProfileRules ? [...$asked, $question->rules->source->value] : $asked;
        }

        return array_intersect_key($profile, array_flip($asked));
    }
}
