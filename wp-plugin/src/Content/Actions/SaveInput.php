<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Viewer;

/** Input of a save of one language of an item. */
final readonly class SaveInput
{
    /**
     * @param array<string, mixed> $values by field key; a missing key keeps its value, null clears it
     * @param int|null $id the post to change (an auto-draft too); null makes a new one
     * @param int|null $expectedVersion the version that was loaded; null: no check
     * @param string|null $title null keeps it; ignored by types whose title is computed
     * @param string|null $slug null keeps it, or makes it from the title of a new record
     * @param int|null $groupId makes a new post as a translation of this group
     * @param int|null $ownerId of a new record; the actor when null
     * @param bool $isMinorChange its translations stay up to date
     */
    public function __construct(
        public Viewer $actor,
        public ContentType $type,
        public Lang $language,
        public array $values = [],
        public ?string $title = null,
        public ?string $slug = null,
        public ?Audience $audience = null,
        public ?int $id = null,
        public ?int $expectedVersion = null,
        public ?int $groupId = null,
        public ?int $ownerId = null,
        public bool $isMinorChange = false,
    ) {
    }
}
