<?php

declare(strict_types=1);

namespace Passerelle\Auth\Social;

/** Supported networks of the social login. The frontend's configuration determines which of them are offered. */
enum SocialProvider: string
{
    case Google = 'google';
    case LinkedIn = 'linkedin';
    case Facebook = 'facebook';

    public function label(): string
    {
        return match ($this) {
            self::Google => 'Google',
            self::LinkedIn => 'LinkedIn',
            self::Facebook => 'Facebook',
        };
    }
}
