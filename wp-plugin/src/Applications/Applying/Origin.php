<?php

declare(strict_types=1);

namespace Passerelle\Applications\Applying;

/** Origin of a prefilled answer. */
enum Origin: string
{
    case Profile = 'profile';
    /** An earlier application of the same applicant. */
    case Earlier = 'earlier';
}
