<?php

declare(strict_types=1);

namespace Passerelle\Auth;

/** What a visitor asks about an e-mail address. */
enum RequestKind: string
{
    case Register = 'register';
    case Recover = 'recover';
}
