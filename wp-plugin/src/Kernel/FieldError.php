<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

/** One refused value: where it is in the input ("actions.0.endDate") and why (a code of the error catalogue). */
final readonly class FieldError
{
    /** @param array<string, int|string> $params values that the message needs, for example ['max' => 200] */
    public function __construct(
        public string $path,
        public string $code,
        public array $params = [],
    ) {
    }
}
