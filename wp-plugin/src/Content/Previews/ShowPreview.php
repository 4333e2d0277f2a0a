<?php

declare(strict_types=1);

namespace Passerelle\Content\Previews;

use Passerelle\Content\Model\Status;
use Passerelle\Content\Proposals\ProposalStore;
use Passerelle\Content\Record;
use Passerelle\Content\Records;
use Passerelle\Kernel\DomainError;
use Passerelle\Languages\Lang;
use SensitiveParameter;

/** The record that a link shows, to whoever has the link. */
final readonly class ShowPreview
{
    public function __construct(
        private PreviewLinks $links,
        private Records $records,
        private ProposalStore $proposals,
        private PreviewRights $rights,
    ) {
    }

    /**
     * The record in the language, with the changes that are proposed.
     *
     * @throws DomainError not_found: altered, another type, no such language · link_expired: too old, revoked, or the account of who made it
     * is closed or may no longer read the record
     */
    public function __invoke(#[SensitiveParameter] string $hash, Lang $language): Record
    {
        $link = $this->links->read($hash);
        $record = ($this->records->findGroups([$link->groupId])[$link->groupId] ?? [])[$language->value] ?? null;
        if ($record === null || !in_array($record->type, Previews::TYPES, true) || $record->status === Status::Trash) {
            throw DomainError::notFound();
        }
        if (!$this->rights->isOpen($link, $record)) {
            throw new DomainError('link_expired');
        }

        return $this->proposals->find($record->id)?->applyTo($record) ?? $record;
    }
}
