<?php

declare(strict_types=1);

namespace Passerelle\CallManagement\People;

/** What somebody is named for in a call. */
enum CallTask: string
{
    case Manager = 'manager';
    case Mentor = 'mentor';
}
