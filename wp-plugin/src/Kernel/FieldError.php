<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

/** Error of one value: its path in the input ("actions.0.endDate") and code. */
final readonly class FieldError
{
    /**
     * @param value-of<FieldErrorCode> $code
     * @param array<string, int|string> $params parameters of the rule, for example ['max' => 200]
     */
    public function __construct(
        public string $path,
        public string $code,
        public array $params = [],
    ) {
    }
}
