<?php

declare(strict_types=1);

namespace Passerelle\Applications\Forms\Changing;

/** What a change of a form means for those who answer it, from the least to the most. */
enum Effect: string
{
    case None = 'none';
    /** Texts were corrected. */
    case Reworded = 'reworded';
    /** Whatever was a valid answer still is one. */
    case Relaxed = 'relaxed';
    /** The question is asked no more; answers stay readable. */
    case Retired = 'retired';
    case Added = 'added';
    /** What was a valid answer may not be one any more, or is handled in another way. */
    case Tightened = 'tightened';
    /** The id belongs to a question of another kind, which would give its answers another meaning. */
    case KindChanged = 'kindChanged';

    /** Whether it is allowed after the first application was sent. */
    public function isRelaxing(): bool
    {
        return in_array($this, [self::None, self::Reworded, self::Relaxed, self::Retired], true);
    }

    /** The one that means more. */
    public function or(self $other): self
    {
        $order = array_flip(array_column(self::cases(), 'value'));

        return $order[$other->value] > $order[$this->value] ? $other : $this;
    }

    /** Effect of a limit that answers may not exceed; null: none. */
    public static function ofMax(?int $before, ?int $after): self
    {
        return self::ofMin($before === null ? null : -$before, $after === null ? null : -$after);
    }

    /** Effect of a limit that answers may not fall below; null: none. */
    public static function ofMin(?int $before, ?int $after): self
    {
        return match (($after ?? PHP_INT_MIN) <=> ($before ?? PHP_INT_MIN)) {
            0 => self::None,
            1 => self::Tightened,
            default => self::Relaxed,
        };
    }
}
