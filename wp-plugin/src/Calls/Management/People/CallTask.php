<?php

declare(strict_types=1);

namespace Passerelle\Calls\Management\People;

/** Task for which a person is named in a call. */
enum CallTask: string
{
    case Manager = 'manager';
    case Mentor = 'mentor';
}
