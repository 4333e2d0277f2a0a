<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

use RuntimeException;

/**
 * A refused request. Its texts are in config/errors.json, for the frontend and for WordPress's screens.
 */
final class DomainError extends RuntimeException
{
    /**
     * @param value-of<ErrorCode> $errorCode
     * @param list<FieldError> $fields
     * @param int|null $retryAfter seconds after which the same request may be repeated
     */
    public function __construct(
        public readonly string $errorCode,
        public readonly array $fields = [],
        public readonly ?int $retryAfter = null,
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
