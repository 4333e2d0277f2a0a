<?php

declare(strict_types=1);

namespace Passerelle\Accounts\Privacy\Staff;

/** The reason why staff cannot erase an account. */
enum ErasureRefusal: string
{
    case Forbidden = 'forbidden';
    case OwnAccount = 'own_account';
    case LastAdministrator = 'last_administrator';
    /** The succession of a structure comes first. */
    case OnlyOwner = 'only_owner';
    case NoHeir = 'no_heir';

    private const NOT_ALLOWED = 403;
    private const CONFLICT = 409;

    public function status(): int
    {
        return in_array($this, [self::Forbidden, self::OwnAccount], true) ? self::NOT_ALLOWED : self::CONFLICT;
    }
}
