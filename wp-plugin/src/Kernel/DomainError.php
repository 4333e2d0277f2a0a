<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

use RuntimeException;

/**
 * A refusal with a stable snake_case code of the error catalogue. Texts are chosen at the edge
 * (the frontend's locale files, the admin's notices), never here.
 */
final class DomainError extends RuntimeException
{
    /** @param list<FieldError> $fields */
    public function __construct(
        public readonly string $errorCode,
        public readonly array $fields = [],
    ) {
        parent::__construct($errorCode);
    }

    public static function forbidden(): self
    {
        return new self('forbidden');
    }

    public static function notFound(): self
    {
        return new self('not_found');
    }

    public static function staleVersion(): self
    {
        return new self('stale_version');
    }

    /** @param non-empty-list<FieldError> $fields */
    public static function invalid(array $fields): self
    {
        return new self('invalid_fields', $fields);
    }
}
