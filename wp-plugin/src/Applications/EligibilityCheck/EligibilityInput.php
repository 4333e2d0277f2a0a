<?php

declare(strict_types=1);

namespace Passerelle\Applications\EligibilityCheck;

use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;

/** What a manager says about the eligibility of applications. */
final readonly class EligibilityInput
{
    /**
     * @param int|null $stated place, from 0, of the criterion among those that the call lists; with the reason "stated" alone
     * @param string $text for the applicant
     */
    private function __construct(public EligibilityResult $result, public ?IneligibilityReason $reason, public ?int $stated, public string $text)
    {
    }

    /**
     * @param int $max length of the text in characters
     * @throws DomainError invalid_fields
     */
    public static function of(EligibilityResult $result, ?IneligibilityReason $reason, ?int $stated, string $text, int $max): self
    {
        $text = trim($text);
        if ($result === EligibilityResult::Eligible) {
            [$reason, $stated, $text] = [null, null, ''];
        }
        $problems = array_values(array_filter([
            $result === EligibilityResult::Ineligible && $reason === null ? new FieldError('reason', 'required') : null,
            $reason === IneligibilityReason::Stated && ($stated === null || $stated < 0) ? new FieldError('stated', 'required') : null,
            $result === EligibilityResult::Ineligible && $text === '' ? new FieldError('text', 'required') : null,
            mb_strlen($text) > $max ? new FieldError('text', 'too_long', ['max' => $max]) : null,
        ]));
        if ($problems !== []) {
            throw DomainError::invalid($problems);
        }

        return new self($result, $reason, $reason === IneligibilityReason::Stated ? $stated : null, $text);
    }
}
