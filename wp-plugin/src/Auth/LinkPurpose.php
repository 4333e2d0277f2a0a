<?php

declare(strict_types=1);

namespace Passerelle\Auth;

/** What a link of a mail is good for, and nothing else. */
enum LinkPurpose: string
{
    case Activation = 'activation';
    case NewPassword = 'new_password';

    /** Of paths.json. */
    public function page(): string
    {
        return match ($this) {
            self::Activation => 'activation',
            self::NewPassword => 'newPassword',
        };
    }
}
