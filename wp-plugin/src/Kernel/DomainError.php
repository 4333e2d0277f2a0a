<?php

declare(strict_types=1);

namespace Passerelle\Kernel;

use DateTimeImmutable;
use DateTimeInterface;
use RuntimeException;

/**
 * A rejected request. Its texts are in config/errors.json, for the frontend and WordPress's screens.
 */
final class DomainError extends RuntimeException
{
    /**
     * @param value-of<ErrorCode> $errorCode
     * @param list<FieldError> $fields
     * @param int|null $retryAfter seconds after which the same request may be repeated
     * @param array<string, mixed> $current stale_version: the current record; locked_by_other: the lock; those of dated(): the instant
     */
    public function __construct(
        public readonly string $errorCode,
        public readonly array $fields = [],
        public readonly ?int $retryAfter = null,
        public readonly array $current = [],
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

    /** @param array<string, mixed> $current the current record, for viewers who may read it */
    public static function staleVersion(array $current = []): self
    {
        return new self('stale_version', current: $current);
    }

    /** @param array<string, mixed> $lock as it is, for whoever may edit the record */
    public static function lockedByOther(array $lock): self
    {
        return new self('locked_by_other', current: $lock);
    }

    /**
     * A refusal whose text names when the time was over (`dated` in config/errors.json).
     *
     * @param value-of<ErrorCode> $errorCode
     * @param DateTimeImmutable|null $instant null: not known, and the text names none
     * @param string $zone in which people read it
     */
    public static function dated(string $errorCode, ?DateTimeImmutable $instant, string $zone): self
    {
        return new self($errorCode, current: $instant === null ? [] : ['instant' => $instant->format(DateTimeInterface::ATOM), 'zone' => $zone === '' ? 'UTC' : $zone]);
    }

    /** @param non-empty-list<FieldError> $fields */
    public static function invalid(array $fields): self
    {
        return new self('invalid_fields', $fields);
    }
}
