<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use Passerelle\Accounts\Viewer;
use Passerelle\Content\Audience;
use Passerelle\Content\ContentType;
use Passerelle\Languages\Lang;

/** What somebody wants saved in one language of a thing. */
final readonly class SaveInput
{
    /**
     * @param array<string, mixed> $values by field key; a key that is left out keeps its value, null empties it
     * @param int|null $id the post to change (an auto-draft too); null makes a new one
     * @param int|null $expectedVersion the version that the person saw; null: whatever it is now
     * @param string|null $title null keeps it; ignored by types whose title is computed
     * @param string|null $slug null keeps it, or makes it from the title of a new record
     * @param int|null $groupId makes a new post as a translation of this group
     * @param int|null $ownerId of a new record; the actor when null
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
    ) {
    }
}
