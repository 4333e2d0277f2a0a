<?php

declare(strict_types=1);

namespace Passerelle\Calls;

use Passerelle\Content\Record;

/** Modes of calls on which rules depend; `config/choices.json` lists all. Stored, so values must not change. */
enum ManagementMode: string
{
    private const FIELD = 'managementMode';

    case Internal = 'internal';
    case External = 'external';

    public function isOf(Record $call): bool
    {
        return $call->values->text(self::FIELD) === $this->value;
    }
}
