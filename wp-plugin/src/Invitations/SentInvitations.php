<?php

declare(strict_types=1);

namespace Passerelle\Invitations;

use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** The invitations into a record, for those who invite into it. */
final readonly class SentInvitations
{
    public function __construct(private InvitationStore $store, private NamedPeople $people, private Inviters $inviters)
    {
    }

    /**
     * @param int $id of a post in either language
     * @return list<Invitation> of people whom the record still names
     * @throws DomainError not_found
     */
    public function __invoke(Viewer $viewer, int $id): array
    {
        $record = $this->inviters->record($viewer, $id);

        return array_values(array_filter(
            $this->store->ofGroup($record->groupId),
            fn (Invitation $invitation): bool => $this->people->names($record, $invitation),
        ));
    }
}
