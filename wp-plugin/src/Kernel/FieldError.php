<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

/** One refused value: where it is in the input ("actions.0.endDate") and why. */
final readonly class FieldError
{
    /**
     * @param value-of<FieldErrorCode> $code
     * @param array<string, int|string> $params figures of the rule, for example ['max' => 200]
     */
    public function __construct(
        public string $path,
        public string $code,
        public array $params = [],
    ) {
    }
}
