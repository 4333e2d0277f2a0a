<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Judging;

use Passerelle\Applications\Forms\Document\ProfileSource;
use Passerelle\Kernel\FieldError;

/** A value of the applicant's profile: read when the application is sent, never answered. */
final readonly class ProfileRules implements AnswerRules
{
    public function __construct(public ProfileSource $source)
    {
    }

    public function problems(mixed $answer, string $path, AnswerContext $context): array
    {
        return $answer === null ? [] : [new FieldError($path, 'unexpected_fields')];
    }

    /** Who applies for itself has no structure: nothing of it is missing. */
    public function isEmpty(mixed $answer, AnswerContext $context): bool
    {
        return ($context->profile[$this->source->value] ?? null) === '';
    }
}
