<?php

declare(strict_types=1);

namespace Passerelle\Previews;

use Passerelle\Content\ContentReading;
use Passerelle\Content\EditorRecords;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Model\ContentType;
use Passerelle\Model\Status;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;
use SensitiveParameter;

/** What the page of a record will show, for whoever has a link that somebody made who works on it or decides on it. */
final readonly class Previews
{
    /** Those whose pages can be shown before they are public. */
    public const TYPES = [
        ContentType::CallForApplication,
        ContentType::Initiative,
        ContentType::Event,
        ContentType::Resource,
        ContentType::CommunityProfile,
        ContentType::Structure,
    ];

    public function __construct(
        private PreviewLinks $links,
        private EditorRecords $editors,
        private ContentReading $reading,
        private ViewerFactory $viewers,
    ) {
    }

    /**
     * @return array{Record, PreviewLink} the record and the link of its group
     * @throws DomainError not_found, also for unpublished records of others; forbidden or the code of the type
     */
    public function issue(Viewer $viewer, int $id): array
    {
        $record = $this->editors->find($viewer, $id);
        if (!in_array($record->type, self::TYPES, true)) {
            throw DomainError::notFound();
        }

        return [$record, $this->links->issue($record->groupId, $viewer->id)];
    }

    /**
     * The record in the language, with the changes that are proposed.
     *
     * @throws DomainError not_found: altered, another type, no such language · link_expired: too old, or who made it may no longer read the record
     */
    public function show(#[SensitiveParameter] string $hash, Lang $language): Record
    {
        $link = $this->links->read($hash);
        $record = ($this->reading->records->findGroups([$link->groupId])[$link->groupId] ?? [])[$language->value] ?? null;
        if ($record === null || !in_array($record->type, self::TYPES, true) || $record->status === Status::Trash) {
            throw DomainError::notFound();
        }
        if (!$this->editors->isReadable($this->viewers->of($link->userId), $record)) {
            throw new DomainError('link_expired');
        }

        return $this->reading->proposals->find($record->id)?->applyTo($record) ?? $record;
    }
}
