<?php

declare(strict_types=1);

namespace Passerelle\Content\Translations;

/** State of one language of a record. */
enum TranslationState: string
{
    case Missing = 'missing';
    /** Not approved yet, whatever its source has become. */
    case Draft = 'draft';
    case UpToDate = 'up_to_date';
    /** Texts of the source changed since it was translated. */
    case Outdated = 'outdated';
}
