<?php

declare(strict_types=1);

namespace Passerelle\Content;

use DateTimeImmutable;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\Audience;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
use Passerelle\Rights\HasSubject;
use Passerelle\Rights\Subject;

/** Post of a group in one language, as read from the database. Contains no rights, which Policy decides. */
final readonly class Record implements HasSubject
{
    /**
     * @param int $id the post's databaseId
     * @param int $groupId id of the item in all its languages
     * @param array<string, int> $translations language => post id, this one included, whatever their status
     * @param bool $hasOwnSlug its owner chose the slug, which does not follow the title
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
        public bool $hasOwnSlug = false,
    ) {
    }

    public function subject(): Subject
    {
        return RecordSubject::from($this->type, $this->status, $this->ownerId, $this->audience, $this->groupId, $this->values);
    }
}
