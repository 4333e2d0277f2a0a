<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Judging;

use Passerelle\Kernel\FieldError;

/** Letters of recommendation: asked for and received beside the answers. */
final readonly class LetterRules implements AnswerRules
{
    /**
     * @param string $question id of the question
     * @param int $min letters to ask for
     * @param bool $isAwaited whether they must have arrived before the application is sent
     * @param int $daysAfterClosing days after the closing in which they may still arrive
     * @param bool $isReadable whether the applicant may read them
     */
    public function __construct(
        private string $question,
        public int $min,
        public int $max,
        public bool $isAwaited,
        public int $daysAfterClosing,
        public bool $isReadable,
    ) {
    }

    /** @param int $asked letters that were asked for already */
    public function takesOneMore(int $asked): bool
    {
        return $asked < $this->max;
    }

    public function problems(mixed $answer, string $path, AnswerContext $context): array
    {
        if ($answer !== null) {
            return [new FieldError($path, 'unexpected_fields')];
        }
        $letters = $this->letters($context);
        $code = match (true) {
            $letters->asked > $this->max => 'too_many_letters',
            !$context->isSending || $letters->asked === 0 => null,
            $letters->asked < $this->min => 'letters_not_asked',
            $this->isAwaited && $letters->received < $this->min => 'letters_not_received',
            default => null,
        };

        return $code === null ? [] : [new FieldError($path, $code)];
    }

    public function isEmpty(mixed $answer, AnswerContext $context): bool
    {
        return $this->letters($context)->asked === 0;
    }

    private function letters(AnswerContext $context): LetterCount
    {
        return $context->letters[$this->question] ?? new LetterCount(0, 0);
    }
}
