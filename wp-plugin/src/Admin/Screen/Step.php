<?php

declare(strict_types=1);

namespace Passerelle\Admin\Screen;

use Passerelle\Rights\Transition;

/** Actions of the edit screen besides transitions, by button value. */
enum Step: string
{
    case Save = 'save';
    /** Save despite a version conflict, after its notice was shown. */
    case Overwrite = 'overwrite';
    case Translate = 'translate';
    /** A validator's decision, whose inputs are a form of their own. */
    case Decide = 'decide';

    /** @return self|Transition|null null for unknown values */
    public static function named(string $value): self|Transition|null
    {
        $transition = Transition::tryFrom($value);

        return self::tryFrom($value) ?? ($transition?->rule()->onEditScreen === true ? $transition : null);
    }
}
