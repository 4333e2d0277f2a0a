<?php

declare(strict_types=1);

namespace Passerelle\Applications\Letters;

use Passerelle\Auth\Throttling\FormThrottle;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;

/** How often and how much may be sent by a link, without account. */
final readonly class RefereeLimits
{
    public function __construct(private FormThrottle $forms, private LetterLimits $limits)
    {
    }

    /**
     * @param string $address IP address of the browser
     * @throws DomainError rate_limited
     */
    public function count(string $address): void
    {
        $this->forms->count(LetterOfLink::FORM, $address);
    }

    /** What was accepted does not count. */
    public function reset(string $address): void
    {
        $this->forms->reset(LetterOfLink::FORM, $address);
    }

    /**
     * @return string the same text
     * @throws DomainError invalid_fields
     */
    public function text(string $typed): string
    {
        return mb_strlen($typed) <= $this->limits->text
            ? $typed
            : throw DomainError::invalid([new FieldError('text', 'too_long', ['max' => $this->limits->text])]);
    }
}
