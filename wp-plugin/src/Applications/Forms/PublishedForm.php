<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms;

use Passerelle\Applications\Forms\Document\Form;
use Passerelle\Applications\Forms\Document\Question;
use Passerelle\Applications\Forms\Document\QuestionKind;
use Passerelle\Applications\Forms\Document\Section;
use Passerelle\Applications\Forms\Reading\FormReader;
use Passerelle\Applications\Forms\Storage\FormStore;
use Passerelle\Applications\InternalCall;
use Passerelle\Applications\Stage;
use Passerelle\Content\Record;
use Passerelle\Languages\Lang;

/** What a call asks of applicants, for everybody who may read the call: its published form, and what to prepare for it. */
final readonly class PublishedForm
{
    public function __construct(private FormStore $forms, private FormReader $reader, private CompletionTime $time)
    {
    }

    /**
     * @return array{attachments: list<array{isLetter: bool, isRequired: bool, label: string}>, document: string, minutes: int, questions: int}|null
     *     null: nobody applies to the call on the platform, or it has no published form
     */
    public function of(Record $call): ?array
    {
        $published = InternalCall::isInternal($call) ? $this->forms->published(Stage::first($call->groupId)) : null;
        if ($published === null) {
            return null;
        }
        $form = $this->reader->read($published->document);

        return [
            'attachments' => self::attachments($form, $call->language),
            'document' => $published->document,
            'minutes' => $this->time->minutes($form),
            'questions' => count($form->questions()),
        ];
    }

    /** @return list<array{isLetter: bool, isRequired: bool, label: string}> files and letters, those that a condition may hide as optional */
    private static function attachments(Form $form, Lang $language): array
    {
        $attachments = [];
        foreach ($form->sections as $section) {
            foreach ($section->questions as $question) {
                if (in_array($question->kind, [QuestionKind::File, QuestionKind::Letter], true)) {
                    $attachments[] = [
                        'isLetter' => $question->kind === QuestionKind::Letter,
                        'isRequired' => self::isAlwaysRequired($section, $question),
                        'label' => self::label($question, $language),
                    ];
                }
            }
        }

        return $attachments;
    }

    private static function isAlwaysRequired(Section $section, Question $question): bool
    {
        return $question->isRequired && $section->condition === null && $question->condition === null;
    }

    /** In the other language where it is written only there. */
    private static function label(Question $question, Lang $language): string
    {
        $texts = $question->wording->label->byLanguage;

        return $texts[$language->value] ?? array_values($texts)[0] ?? '';
    }
}
