<?php

declare(strict_types=1);

namespace Passerelle\Invitations;

use Passerelle\GraphQL\HasEnums;
use Passerelle\Kernel\Migrations\HasMigrations;

/** People are invited by mail: asked before they are named in public, and by other modules into what those add as subjects. */
final readonly class InvitationsModule implements HasMigrations, HasEnums
{
    public function migrations(): array
    {
        return InvitationTables::migrations();
    }

    public function enums(): array
    {
        return ['PasserelleInvitationAnswer' => InvitationAnswer::cases()];
    }
}
