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
     * @return list<array{invitation: Invitation, writtenAddress: string}> of people whom the record still names
     * @throws DomainError not_found
     */
    public function __invoke(Viewer $viewer, int $id): array
    {
        $record = $this->inviters->record($viewer, $id);

        $sent = [];
        foreach ($this->store->ofGroup($record->groupId) as $invitation) {
            $address = $this->people->writtenAddress($record, $invitation);
            if ($address !== null) {
                $sent[] = ['invitation' => $invitation, 'writtenAddress' => $address];
            }
        }

        return $sent;
    }
}
