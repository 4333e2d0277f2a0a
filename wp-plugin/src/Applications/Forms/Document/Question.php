<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Document;

use Passerelle\Applications\Forms\Judging\AnswerRules;

/** A question of a form, or a column of a table: what each row is asked. */
final readonly class Question
{
    /** @param string|null $commonField what is asked, as common-fields.json names it: changes nothing for applicants */
    public function __construct(
        public string $id,
        public QuestionKind $kind,
        public Wording $wording,
        public bool $isRequired,
        public ?Condition $condition,
        public AnswerRules $rules,
        public Handling $handling = new Handling(),
        public ?string $commonField = null,
    ) {
    }
}
