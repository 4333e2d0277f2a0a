<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** Can refuse a save by a user who has the right to it. */
interface SaveGuard
{
    /**
     * Inside the transaction of the save.
     *
     * @throws DomainError locked_by_other
     */
    public function beforeSave(Viewer $actor, Record $record): void;
}
