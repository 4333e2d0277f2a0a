<?php

declare(strict_types=1);

namespace Passerelle\Content\Previews;

use Passerelle\Content\Model\ContentType;
use Passerelle\Content\Record;
use Passerelle\Kernel\Composition\Limit;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** Links to what the page of a record will show, made by those who work on it or decide on it. */
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
        #[Limit('previews', 'listed')] private int $listed,
        private PreviewRights $rights,
    ) {
    }

    /**
     * @return array{Record, PreviewLink} the record and the link of its group
     * @throws DomainError not_found, also for unpublished records of others; forbidden or the code of the type
     */
    public function issue(Viewer $viewer, int $id): array
    {
        $record = $this->rights->find($viewer, $id);

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
        $record = $this->rights->find($viewer, $id);

        return array_values(array_filter($this->store->of($record->groupId, $this->listed), fn (PreviewLink $link): bool => $this->rights->isOpen($link, $record)));
    }

    /**
     * Ends one link, whoever made it: the page is shown to others in the name of all who work on the record.
     *
     * @throws DomainError as for a new link; not_found for a link that the record does not have
     */
    public function revoke(Viewer $viewer, int $id, int $linkId): void
    {
        if (!$this->store->revoke($this->rights->find($viewer, $id)->groupId, $linkId)) {
            throw DomainError::notFound();
        }
    }
}
