<?php

declare(strict_types=1);

namespace Passerelle\Messages;

use DateTimeImmutable;
use Passerelle\Content\Record;
use Passerelle\Kernel\Transaction;
use Passerelle\Notices\NoticeKind;
use Passerelle\Notices\Notify;
use Passerelle\Rights\Viewer;

/** Stores a message, tells its recipient, who may answer it, and logs it. */
final readonly class Delivery
{
    /** In the audit log. */
    public const ACTION = 'member_contacted';

    public function __construct(
        private MessageStore $store,
        private ReplyRights $replies,
        private Notify $notify,
        private MessageAudit $audit,
        private Transaction $transaction,
    ) {
    }

    /** @param Record $own the sender's profile */
    public function __invoke(Viewer $sender, Record $own, Record $recipient, MemberMessage $message, DateTimeImmutable $now): void
    {
        $this->transaction->run(function () use ($sender, $own, $recipient, $message, $now): void {
            $id = $this->store->add($sender->id, $recipient->ownerId, $message->subject, $message->message, $now);
            $this->replies->grant($recipient->ownerId, $sender->id);
            ($this->notify)(NoticeKind::Contact, $own, [$recipient->ownerId], [MessageMail::MESSAGE => $id]);
            $this->audit->record($sender, $recipient, self::ACTION);
        });
    }
}
