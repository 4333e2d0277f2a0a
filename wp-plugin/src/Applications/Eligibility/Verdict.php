<?php

declare(strict_types=1);

namespace Passerelle\Applications\Eligibility;

/** Result of a check of eligibility. "No" only where a fact says so. */
enum Verdict: string
{
    case Yes = 'yes';
    case Unclear = 'unclear';
    case No = 'no';

    /** @param list<self> $verdicts */
    public static function ofAll(array $verdicts): self
    {
        return match (true) {
            in_array(self::No, $verdicts, true) => self::No,
            in_array(self::Unclear, $verdicts, true) => self::Unclear,
            default => self::Yes,
        };
    }
}
