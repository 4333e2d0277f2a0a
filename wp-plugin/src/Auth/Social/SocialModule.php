<?php

declare(strict_types=1);

namespace Passerelle\Auth\Social;

use Passerelle\Kernel\Migrations\HasMigrations;
use Passerelle\Kernel\Module;

/** Social login. */
final readonly class SocialModule implements Module, HasMigrations
{
    public function __construct(private Identities $identities)
    {
    }

    public function register(): void
    {
        add_action('deleted_user', fn (int|string $userId) => $this->identities->forget((int) $userId));
    }

    public function migrations(): array
    {
        return SocialTables::migrations();
    }
}
