<?php

declare(strict_types=1);

namespace Passerelle\Structures\Lifecycle;

use Passerelle\Content\Record;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** The two structures of a merge, for administrators. */
final readonly class MergedPair
{
    public function __construct(private StoredStructures $structures)
    {
    }

    /**
     * @return array{Record, Record}
     * @throws DomainError forbidden, not_found, invalid_transition
     */
    public function find(Viewer $actor, int $fromId, int $intoId): array
    {
        if (!$actor->isAdministrator()) {
            throw DomainError::forbidden();
        }
        [$from, $into] = [$this->structures->get($fromId), $this->structures->get($intoId)];

        return $from->groupId === $into->groupId ? throw new DomainError('invalid_transition') : [$from, $into];
    }
}
