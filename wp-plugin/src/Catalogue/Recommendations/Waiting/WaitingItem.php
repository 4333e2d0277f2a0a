<?php

declare(strict_types=1);

namespace Passerelle\Catalogue\Recommendations\Waiting;

use DateTimeImmutable;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;

final readonly class WaitingItem
{
    /**
     * @param int $id post; of an application, its own
     * @param DateTimeImmutable|null $at last change of a record, the date of a favourite, or until when something is asked
     * @param string|null $path of its public page, or of the screen of an application; null: the screen of the record
     */
    public function __construct(
        public WaitingKind $kind,
        public ContentType $type,
        public int $id,
        public string $title,
        public Lang $language,
        public ?DateTimeImmutable $at = null,
        public ?string $path = null,
    ) {
    }
}
