<?php

declare(strict_types=1);

namespace Passerelle\Content\Locks;

enum LockAction: string
{
    /** Gets a lock that is free, expired or one's own. */
    case Take = 'take';
    /** Keeps what one holds, or held last. */
    case Renew = 'renew';
    /** Takes it from its holder. */
    case TakeOver = 'takeOver';
    case Release = 'release';
}
