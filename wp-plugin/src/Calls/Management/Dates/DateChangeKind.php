<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management\Dates;

use Passerelle\Calls\CallDates;

enum DateChangeKind: string
{
    case Extended = 'extended';
    case ClosedEarly = 'closed_early';
    /** The opening moved, with or without the closing. */
    case Changed = 'changed';

    public static function of(CallDates $before, CallDates $after): self
    {
        return match (true) {
            $before->opensAt?->getTimestamp() !== $after->opensAt?->getTimestamp(), $before->closesAt === null, $after->closesAt === null => self::Changed,
            $after->closesAt > $before->closesAt => self::Extended,
            default => self::ClosedEarly,
        };
    }
}
