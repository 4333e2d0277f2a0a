<?php

declare(strict_types=1);

namespace Passerelle\Content;

use DateTimeImmutable;
use Passerelle\Languages\Lang;

/** One language's post of a group, as read from the database. Knows no rights: Policy decides who may see what. */
final readonly class Record
{
    /**
     * @param int $id the post's databaseId
     * @param int $groupId the identity of the thing in all its languages
     * @param array<string, int> $translations language => post id, this one included, whatever their status
     * @param DateTimeImmutable|null $publishedAt first publication, UTC; the date it is planned for while scheduled
     */
    public function __construct(
        public int $id,
        public int $groupId,
        public ContentType $type,
        public Lang $language,
        public string $slug,
        public string $title,
        public Status $status,
        public Audience $audience,
        public int $ownerId,
        public int $version,
        public ?DateTimeImmutable $publishedAt,
        public DateTimeImmutable $modifiedAt,
        public array $translations,
        public Values $values,
    ) {
    }
}
