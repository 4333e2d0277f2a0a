<?php

declare(strict_types=1);

namespace Passerelle\Content\Translations;

use Passerelle\Content\Record;
use Passerelle\Languages\Lang;

/** One language of a record. */
final readonly class LanguageVersion
{
    /**
     * @param list<string> $changedFields keys of the texts of the source that changed since it was translated; a draft may have some too
     * @param Record|null $record null: missing
     * @param bool $isSource other languages are translated from it
     */
    public function __construct(
        public Lang $language,
        public TranslationState $state,
        public array $changedFields,
        public ?Record $record,
        public bool $isSource = false,
    ) {
    }
}
