<?php

declare(strict_types=1);

namespace Passerelle\Messages;

use Passerelle\Directory\CommunityProfileDefinition;
use Passerelle\Kernel\Clock;
use Passerelle\Kernel\DomainError;
use Passerelle\Rights\Viewer;
use Passerelle\Site\Contact\ContactForm;

/** Passes a message on to another member. Neither learns the address of the other. */
final readonly class ContactMember
{
    public function __construct(
        private Correspondents $correspondents,
        private MessageStore $store,
        private ReplyRights $replies,
        private ContactForm $form,
        private MessageThrottle $throttle,
        private Delivery $deliver,
        private Clock $clock,
    ) {
    }

    /**
     * A sender whom the recipient blocked gets the same answer, and nothing is sent. Who receives a message may answer it.
     *
     * @param array<string, mixed> $input subject, message, consent
     * @throws DomainError access_token_missing · not_found · profile_not_published · forbidden: takes no messages · invalid_fields · rate_limited
     */
    public function __invoke(Viewer $sender, int $memberId, array $input): void
    {
        $recipient = $this->correspondents->other($sender, $memberId);
        $own = $this->correspondents->own($sender);
        if (!CommunityProfileDefinition::acceptsContact($recipient->values) && !$this->replies->has($sender->id, $recipient->ownerId)) {
            throw new DomainError('forbidden');
        }
        $texts = $this->form->readTexts($input);
        // Before the block is looked at, or the refusals of a recipient with many messages would tell who is blocked.
        $this->throttle->countMessage($sender->id, $recipient->ownerId);
        if (!$this->store->isBlocked($recipient->ownerId, $sender->id)) {
            ($this->deliver)($sender, $own, $recipient, new MemberMessage($sender->id, ...$texts), $this->clock->now());
        }
    }
}
