<?php

declare(strict_types=1);

namespace Passerelle\Applications\Handling;

use Passerelle\Applications\InternalCall;
use Passerelle\Content\Values;

/** Criteria that a call lists in its own words. */
final class EligibilityCriteria
{
    private const FIELD = 'eligibility';
    private const TITLE = 'title';

    /** @return list<string> titles, in the language of the call and its order */
    public static function titles(InternalCall $call): array
    {
        return array_map(static fn (Values $row): string => $row->text(self::TITLE), $call->record->values->rows(self::FIELD));
    }
}
