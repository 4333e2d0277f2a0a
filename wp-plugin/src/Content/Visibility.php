<?php

declare(strict_types=1);

namespace Passerelle\Content;

/** Who may read a field, among those who may read the record. Values: how owners choose it, where they may. */
enum Visibility: string
{
    case Everyone = 'public';
    case Members = 'members';
    /** Only those who may edit the record, and staff in charge of it. */
    case Editors = 'nobody';

    public function includes(self $reader): bool
    {
        return match ($reader) {
            self::Everyone => $this === self::Everyone,
            self::Members => $this !== self::Editors,
            self::Editors => true,
        };
    }
}
