<?php

declare(strict_types=1);

namespace Passerelle\Auth\Links;

use Passerelle\Auth\Registration\Activation;

/** The only purpose for which a link of a mail is valid. */
enum LinkPurpose: string
{
    case Activation = 'activation';
    case NewPassword = 'new_password';

    /** Key of paths.json. */
    public function page(): string
    {
        return match ($this) {
            self::Activation => 'activation',
            self::NewPassword => 'newPassword',
        };
    }
}
