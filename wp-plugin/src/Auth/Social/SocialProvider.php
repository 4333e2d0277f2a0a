<?php

declare(strict_types=1);

namespace Passerelle\Auth\Social;

/** Networks that somebody may sign in with. Which of them are offered is the frontend's configuration. */
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
