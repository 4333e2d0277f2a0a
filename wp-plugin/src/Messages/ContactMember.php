<?php

declare(strict_types=1);

namespace Passerelle\Messages;

use Passerelle\Auth\Throttling\Throttle;
use Passerelle\Site\Contact\ContactForm;
use Passerelle\Directory\CommunityProfileDefinition;
use Passerelle\Kernel\DomainError;
use Passerelle\Kernel\Services;
use Passerelle\Rights\Viewer;

/** Passes a message on to another member. Neither learns the address of the other. */
final readonly class ContactMember
{
    private const DAY = 86_400;

    public function __construct(
        private Correspondents $correspondents,
        private MessageStore $store,
        private ReplyRights $replies,
        private ContactForm $form,
        private Throttle $throttle,
        private Delivery $deliver,
        private Services $services,
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
        $limit = fn (string $name): int => $this->services->config->limit('messages', $name);
        // Outside the transaction, so that a rollback does not undo the count.
        $this->throttle->count("message from:{$sender->id}", $limit('perSenderAndDay'), self::DAY);
        // Before the block is looked at, or the refusals of a recipient with many messages would tell who is blocked.
        $this->throttle->count("message to:{$recipient->ownerId}", $limit('perRecipientAndDay'), self::DAY);
        if (!$this->store->isBlocked($recipient->ownerId, $sender->id)) {
            ($this->deliver)($sender, $own, $recipient, new MemberMessage($sender->id, ...$texts), $this->services->clock->now());
        }
    }
}
