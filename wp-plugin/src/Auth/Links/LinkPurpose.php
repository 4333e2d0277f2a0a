<?php

declare(strict_types=1);

namespace Passerelle\Auth\Links;

use Passerelle\Auth\Registration\Activation;

/** The only purpose for which a link of a mail is valid. */
enum LinkPurpose: string
{
    case Activation = 'activation';
    case NewPassword = 'new_password';

    /** Whether a new link voids those sent before. A mail of activation that is requested again leaves the one already received valid. */
    public function voidsEarlier(): bool
    {
        return $this !== self::Activation;
    }

    /** Key of paths.json. */
    public function page(): string
    {
        return match ($this) {
            self::Activation => 'activation',
            self::NewPassword => 'newPassword',
        };
    }
}
