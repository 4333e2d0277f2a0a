<?php

declare(strict_types=1);

namespace Passerelle\GraphQL;

use BackedEnum;

/** Module whose types use enums. */
interface HasEnums
{
    /** @return array<string, array<BackedEnum|string>> values by the enum's name, as in EnumTypes */
    public function enums(): array;
}
