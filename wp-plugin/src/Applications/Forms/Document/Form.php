<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Document;

/** The form of a stage of a call. */
final readonly class Form
{
    /** Version of the format of the document, not of the form. */
    public const FORMAT = 1;

    /** @param list<Section> $sections */
    public function __construct(public array $sections)
    {
    }

    /** @return list<Question> of all sections, in their order */
    public function questions(): array
    {
        return array_merge(...array_map(static fn (Section $section): array => $section->questions, $this->sections));
    }

    public function find(string $id): ?Question
    {
        foreach ($this->questions() as $question) {
            if ($question->id === $id) {
                return $question;
            }
        }

        return null;
    }
}
