<?php

declare(strict_types=1);

namespace Passerelle\Content\Actions;

use Passerelle\Content\Values;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\FieldError;
use Passerelle\Content\Model\ContentType;
use Passerelle\Rights\Viewer;

/** What owners of one type must meet besides rights, fields and states: it depends on other records of theirs. */
interface OwnerRule
{
    public function type(): ContentType;

    /**
     * Within the transaction that makes a record.
     *
     * @throws DomainError when the person may have no further one
     */
    public function beforeCreation(Viewer $owner): void;

    /** @return list<FieldError> why a record with these values cannot be submitted; each at the field that it follows from */
    public function problems(int $ownerId, Values $values): array;
}
