<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Judging;

use Passerelle\Applications\Forms\Document\TextUnit;
use Passerelle\Kernel\FieldError;

/** Short texts of one line, and long ones. */
final readonly class TextRules implements AnswerRules
{
    /** @param int $charactersMax whatever the unit is, so that words have an end */
    public function __construct(
        public bool $isLong,
        public TextUnit $unit,
        public int $min,
        public int $max,
        public int $charactersMax,
    ) {
    }

    public function problems(mixed $answer, string $path, AnswerContext $context): array
    {
        if ($answer === null) {
            return [];
        }
        if (!is_string($answer)) {
            return [new FieldError($path, 'unexpected_fields')];
        }
        $code = $this->refusal($this->isLong ? AnswerText::paragraphs($answer) : AnswerText::line($answer), $context);

        return $code === null ? [] : [new FieldError($path, $code)];
    }

    public function isEmpty(mixed $answer, AnswerContext $context): bool
    {
        return $answer === null || (is_string($answer) && AnswerText::isBlank($answer));
    }

    /** @return 'too_few_words'|'too_long'|'too_many_words'|'too_short'|null */
    private function refusal(string $text, AnswerContext $context): ?string
    {
        $length = AnswerText::length($text);
        $count = $this->unit === TextUnit::Words ? AnswerText::words($text) : $length;

        return match (true) {
            $length > $this->charactersMax => 'too_long',
            $count > $this->max => $this->unit === TextUnit::Words ? 'too_many_words' : 'too_long',
            $context->isSending && $count < $this->min && !AnswerText::isBlank($text) => $this->unit === TextUnit::Words ? 'too_few_words' : 'too_short',
            default => null,
        };
    }
}
