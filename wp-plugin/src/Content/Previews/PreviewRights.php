<?php

declare(strict_types=1);

namespace Passerelle\Content\Previews;

use Passerelle\Auth\Accounts\AccountState;
use Passerelle\Content\EditorRecords;
use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;
use Passerelle\Rights\ViewerFactory;

/** Whose links to a preview are open, and who may have one. */
final readonly class PreviewRights
{
    public function __construct(private EditorRecords $editors, private ViewerFactory $viewers, private AccountState $accounts)
    {
    }

    /** Whether who made it could make it again: their account is open, and they read the record as those who work on it. */
    public function isOpen(PreviewLink $link, Record $record): bool
    {
        $maker = $this->viewers->of($link->userId);

        return $this->accounts->isActive($maker) && $this->editors->isReadable($maker, $record);
    }

    /** @throws DomainError not_found, also for unpublished records of others; forbidden or the code of the type */
    public function find(Viewer $viewer, int $id): Record
    {
        $record = $this->editors->find($viewer, $id);

        return in_array($record->type, Previews::TYPES, true) ? $record : throw DomainError::notFound();
    }
}
