<?php

declare(strict_types=1);

namespace Passerelle\Messages;

use Passerelle\Directory\CommunityProfileDefinition;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;

/** What somebody may do towards another member. */
final readonly class ReadContact
{
    public function __construct(private Correspondents $correspondents, private MessageStore $store, private ReplyRights $replies)
    {
    }

    /**
     * @return array{id: int, name: string, acceptsContact: bool, hasProfile: bool, isBlocked: bool, isOwn: bool, mayReply: bool}
     * @throws DomainError access_token_missing · not_found
     */
    public function __invoke(Viewer $viewer, int $memberId): array
    {
        $member = $this->correspondents->profile($viewer, $memberId);

        return [
            'id' => $member->id,
            'name' => $member->title,
            'acceptsContact' => CommunityProfileDefinition::acceptsContact($member->values),
            'hasProfile' => $this->correspondents->hasProfile($viewer),
            'isBlocked' => $this->store->isBlocked($viewer->id, $member->ownerId),
            'isOwn' => $member->ownerId === $viewer->id,
            'mayReply' => $this->replies->has($viewer->id, $member->ownerId),
        ];
    }
}
