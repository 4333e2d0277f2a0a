<?php

declare(strict_types=1);

namespace Passerelle\Structures;

use Passerelle\Content\Actions\ChangeStatus;
use Passerelle\Content\Content;
use Passerelle\Content\Record;
use Passerelle\Kernel\Database;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Transition;
use Passerelle\Rights\Viewer;

/** Draft structures of a profile that could not be published with it: the profile cannot be submitted before they can. */
final readonly class IncompleteStructures
{
    public function __construct(private ProfileStructures $structures, private ChangeStatus $changeStatus)
    {
    }

    public static function build(Database $db, Content $content): self
    {
        return new self(new ProfileStructures(new Memberships($db), $content->records), $content->changeStatus);
    }

    /**
     * A structure is complete when one of its languages is.
     *
     * @return list<Record> one for each incomplete structure
     */
    public function of(Viewer $owner): array
    {
        $incomplete = array_filter(
            $this->structures->draftsOf($owner->id),
            fn (array $group): bool => array_filter($group, fn (Record $each): bool => $this->changeStatus->isComplete($owner, Transition::Publish, $each)) === [],
        );

        return array_map(static fn (array $group): Record => array_values($group)[0], array_values($incomplete));
    }

    /** @throws DomainError incomplete_structures */
    public function refuse(Viewer $owner): void
    {
        if ($this->of($owner) !== []) {
            throw new DomainError('incomplete_structures');
        }
    }
}
