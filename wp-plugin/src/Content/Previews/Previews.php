<?php

declare(strict_types=1);

namespace Passerelle\Content\Previews;

use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Content\ContentReading;
use Passerelle\Content\EditorRecords;
use Passerelle\Content\Record;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Model\Status;
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
        private PreviewStore $store,
        private EditorRecords $editors,
        private ContentReading $reading,
        private ViewerFactory $viewers,
        private AccountState $accounts,
        #[Limit('previews', 'listed')] private int $listed,
    ) {
    }

    /**
     * @return array{Record, PreviewLink} the record and the link of its group
     * @throws DomainError not_found, also for unpublished records of others; forbidden or the code of the type
     */
    public function issue(Viewer $viewer, int $id): array
    {
        $record = $this->previewed($viewer, $id);

        return [$record, $this->links->issue($record->groupId, $viewer->id)];
    }

    /**
     * Links that can be opened, of everybody who made one for the record.
     *
     * @return list<PreviewLink> the newest first
     * @throws DomainError as for a new link
     */
    public function links(Viewer $viewer, int $id): array
    {
        $record = $this->previewed($viewer, $id);

        return array_values(array_filter($this->store->of($record->groupId, $this->listed), fn (PreviewLink $link): bool => $this->isOpen($link, $record)));
    }

    /**
     * Ends one link, whoever made it: the page is shown to others in the name of all who work on the record.
     *
     * @throws DomainError as for a new link; not_found for a link that the record does not have
     */
    public function revoke(Viewer $viewer, int $id, int $linkId): void
    {
        if (!$this->store->revoke($this->previewed($viewer, $id)->groupId, $linkId)) {
            throw DomainError::notFound();
        }
    }

    /**
     * The record in the language, with the changes that are proposed.
     *
     * @throws DomainError not_found: altered, another type, no such language · link_expired: too old, revoked, or the account of who made it
     * is closed or may no longer read the record
     */
    public function show(#[SensitiveParameter] string $hash, Lang $language): Record
    {
        $link = $this->links->read($hash);
        $record = ($this->reading->records->findGroups([$link->groupId])[$link->groupId] ?? [])[$language->value] ?? null;
        if ($record === null || !in_array($record->type, self::TYPES, true) || $record->status === Status::Trash) {
            throw DomainError::notFound();
        }
        if (!$this->isOpen($link, $record)) {
            throw new DomainError('link_expired');
        }

        return $this->reading->proposals->find($record->id)?->applyTo($record) ?? $record;
    }

    /** Whether who made it could make it again: their account is open, and they read the record as those who work on it. */
    private function isOpen(PreviewLink $link, Record $record): bool
    {
        $maker = $this->viewers->of($link->userId);

        return $this->accounts->isActive($maker) && $this->editors->isReadable($maker, $record);
    }

    /** @throws DomainError not_found, also for unpublished records of others; forbidden or the code of the type */
    private function previewed(Viewer $viewer, int $id): Record
    {
        $record = $this->editors->find($viewer, $id);

        return in_array($record->type, self::TYPES, true) ? $record : throw DomainError::notFound();
    }
}
