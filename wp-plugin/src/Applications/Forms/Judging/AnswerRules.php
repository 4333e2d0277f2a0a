<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Judging;

use Passerelle\Kernel\FieldError;

/** Judges the answers to one question. The same in the browser: frontend/src/lib/application-form, proven by tests/fixtures/application-forms. */
interface AnswerRules
{
    /**
     * Problems of an answer that the applicant sees. What is not answered has none.
     *
     * @param mixed $answer decoded JSON, objects as stdClass; null: not answered
     * @return list<FieldError>
     */
    public function problems(mixed $answer, string $path, AnswerContext $context): array;

    /** Whether nothing is answered. Only meaningful for answers without problems. */
    public function isEmpty(mixed $answer, AnswerContext $context): bool;
}
