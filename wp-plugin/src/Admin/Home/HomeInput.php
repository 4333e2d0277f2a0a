<?php

declare(strict_types=1);

namespace Passerelle\Admin\Home;

use Passerelle\Kernel\FieldError;
use Passerelle\Site\Home\HomePlan;

/** The submitted home form in the stored shape, with its errors. */
final readonly class HomeInput
{
    /**
     * @param array<string, HomePlan> $plans by language
     * @param array<string, array<string, string>> $texts language => name => text
     * @param list<FieldError> $errors their paths begin with the language
     * @param array<string, string> $searches search text without a match, by language
     */
    public function __construct(
        public array $plans,
        public array $texts,
        public array $errors = [],
        public array $searches = [],
    ) {
    }

    /** @return list<FieldError> of exactly this path */
    public function errorsAt(string $path): array
    {
        return array_values(array_filter($this->errors, static fn (FieldError $error): bool => $error->path === $path));
    }
}
