<?php

declare(strict_types=1);

namespace Passerelle\Messages;

use Passerelle\Kernel\Config;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;

/** Checks what a member reports about another one. */
final readonly class ReportForm
{
    private const OTHER = 'other';

    public function __construct(private Config $config)
    {
    }

    /** @throws DomainError invalid_fields */
    public function check(string $reason, string $text): void
    {
        $max = $this->config->limit('contact', 'message');
        $error = match (true) {
            !in_array($reason, $this->config->choices('reportReason'), true) => new FieldError('reason', 'unexpected_fields'),
            $reason === self::OTHER && $text === '' => new FieldError('text', 'reason_text_required'),
            mb_strlen($text) > $max => new FieldError('text', 'too_long', ['max' => $max]),
            default => null,
        };
        if ($error !== null) {
            throw DomainError::invalid([$error]);
        }
    }
}
