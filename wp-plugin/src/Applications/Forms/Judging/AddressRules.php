<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Judging;

use Passerelle\Applications\Forms\Document\QuestionKind;
use Passerelle\Content\Validation\WebAddress;
use Passerelle\Kernel\EmailAddress;
use Passerelle\Kernel\FieldError;
use Passerelle\Kernel\Text\Blanks;

/** Links, e-mail addresses and telephone numbers. */
final readonly class AddressRules implements AnswerRules
{
    /** E.164. Whether the number is in use only its operator knows. */
    private const PHONE = '/^\+[1-9][0-9]{6,14}$/D';

    public function __construct(public QuestionKind $kind, public int $max)
    {
    }

    public function problems(mixed $answer, string $path, AnswerContext $context): array
    {
        if ($answer === null) {
            return [];
        }
        if (!is_string($answer)) {
            return [new FieldError($path, 'unexpected_fields')];
        }
        $text = AnswerText::line($answer);
        $code = match (true) {
            AnswerText::isBlank($text) => null,
            AnswerText::length($text) > $this->max => 'too_long',
            default => $this->refusal(Blanks::trim($text)),
        };

        return $code === null ? [] : [new FieldError($path, $code)];
    }

    public function isEmpty(mixed $answer, AnswerContext $context): bool
    {
        return $answer === null || (is_string($answer) && AnswerText::isBlank($answer));
    }

    /** @return 'invalid_email'|'invalid_phone'|'invalid_url'|null */
    private function refusal(string $text): ?string
    {
        return match ($this->kind) {
            QuestionKind::Link => WebAddress::isValid(WebAddress::complete($text)) ? null : 'invalid_url',
            QuestionKind::Email => EmailAddress::isValid($text) ? null : 'invalid_email',
            default => preg_match(self::PHONE, $text) === 1 ? null : 'invalid_phone',
        };
    }
}
