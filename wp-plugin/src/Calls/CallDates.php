<?php

declare(strict_types=1);

namespace Passerelle\Calls;

use DateTimeImmutable;
use DateTimeZone;
use Exception;
use Passerelle\Content\Values;

/** Opening and closing of a call. */
final readonly class CallDates
{
    public function __construct(public ?DateTimeImmutable $opensAt, public ?DateTimeImmutable $closesAt)
    {
    }

    public static function of(Values $values): self
    {
        return new self(self::instant($values->text('opensAt')), self::instant($values->text('closesAt')));
    }

    public function equals(self $other): bool
    {
        return $this->opensAt?->getTimestamp() === $other->opensAt?->getTimestamp()
            && $this->closesAt?->getTimestamp() === $other->closesAt?->getTimestamp();
    }

    private static function instant(string $text): ?DateTimeImmutable
    {
        try {
            return $text === '' ? null : new DateTimeImmutable($text, new DateTimeZone('UTC'));
        } catch (Exception) {
            return null;
        }
    }
}
