<?php

declare(strict_types=1);

namespace Passerelle\Directory\Members;

use Passerelle\GraphQL\HasEnums;

/** Members and structures as signed-in people see them, and the roles of members. */
final readonly class MembersModule implements HasEnums
{
    public function enums(): array
    {
        return ['PasserelleProfileFile' => ProfileFile::cases(), 'PasserelleProfileReader' => ProfileReader::cases()];
    }
}
