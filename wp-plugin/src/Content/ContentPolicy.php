<?php

declare(strict_types=1);

namespace Passerelle\Content;

use Passerelle\Accounts\Viewer;

/** Who may change what; the table of rights implements it. */
interface ContentPolicy
{
    public function canCreate(Viewer $viewer, ContentType $type): bool;

    /** Change the record itself, at once (a proposal to a published record is another thing). */
    public function canEdit(Viewer $viewer, Record $record): bool;

    /** Bring the record to a status; the rules about which status may follow which are not asked here. */
    public function canChangeStatus(Viewer $viewer, Record $record, Status $target): bool;
}
