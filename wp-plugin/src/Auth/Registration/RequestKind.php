<?php

declare(strict_types=1);

namespace Passerelle\Auth\Registration;

/** Kind of a visitor's request about an e-mail address. */
enum RequestKind: string
{
    case Register = 'register';
    case Recover = 'recover';
}
