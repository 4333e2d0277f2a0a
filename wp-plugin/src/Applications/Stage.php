<?php

declare(strict_types=1);

namespace Passerelle\Applications;

use Passerelle\Kernel\DomainError;

/** A stage of a call, by its number. Calls have one so far. */
final readonly class Stage
{
    public const FIRST = 1;

    private function __construct(public int $callGroup, public int $number)
    {
    }

    public static function first(int $callGroup): self
    {
        return new self($callGroup, self::FIRST);
    }

    /**
     * @param int|null $number null: the first
     * @throws DomainError not_found
     */
    public static function of(int $callGroup, ?int $number): self
    {
        return ($number ?? self::FIRST) === self::FIRST ? self::first($callGroup) : throw DomainError::notFound();
    }
}
