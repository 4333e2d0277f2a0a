<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

enum SlugState: string
{
    case Free = 'free';
    /** Another post of the type and language has it. */
    case Taken = 'taken';
    case Invalid = 'invalid';
}
